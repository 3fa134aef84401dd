/** A substitute for `TextEncoder`. */
export class RealmTextEncoder {
  readonly encoding = 'utf-8';

  encode(input: unknown = ''): Uint8Array {
    const text = String(input);
    if (!/[^\0-\x7F]/.test(text)) return Uint8Array.from(text, (char) => char.charCodeAt(0));
    const bytes = new Uint8Array(text.length * 3);
    return bytes.slice(0, write(text, bytes).written);
  }

  encodeInto(input: unknown, bytes: Uint8Array): { read: number; written: number } {
    return write(String(input), bytes);
  }
}

function write(text: string, bytes: Uint8Array): { read: number; written: number } {
  let at = 0;
  let read = 0;
  for (const char of text) {
    const point = char.codePointAt(0)!;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (at + size > bytes.length) break;
    if (size === 1) bytes[at] = code;
    else {
      bytes[at] = [0, 0, 0xc0, 0xe0, 0xf0][size]! | (code >> (6 * (size - 1)));
      for (let rest = 1; rest < size; rest += 1) bytes[at + rest] = 0x80 | ((code >> (6 * (size - 1 - rest))) & 0x3f);
    }
    at += size;
    read += char.length;
  }
  return { read, written: at };
}

/** A substitute for `TextDecoder`, for UTF-8. The bytes of an incomplete character are stored until the next call. */
export class RealmTextDecoder {
  readonly encoding = 'utf-8';
  #rest: number[] = [];

  constructor(label: unknown = 'utf-8') {
    if (!/^utf-?8$/i.test(String(label))) throw new RangeError(`The encoding "${String(label)}" is not supported`);
  }

  decode(input: ArrayBuffer | ArrayBufferView = new ArrayBuffer(0), { stream = false } = {}): string {
    const view = ArrayBuffer.isView(input)
      ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
      : new Uint8Array(input);
    const bytes = [...this.#rest];
    for (const byte of view) bytes.push(byte);
    this.#rest = [];
    const units: string[] = [];
    for (let at = 0; at < bytes.length;) {
      const size = sizeOf(bytes[at]!);
      if (at + size > bytes.length && stream) {
        this.#rest = bytes.slice(at);
        break;
      }
      const code = codeAt(bytes, at, size);
      units.push(code === undefined ? '\uFFFD' : String.fromCodePoint(code));
      at += code === undefined ? 1 : size;
    }
    return units.join('').replace(/^\uFEFF/, '');
  }
}

function sizeOf(byte: number): number {
  return byte < 0xc2 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 1;
}

/** @returns the code point of a character of `size` bytes; undefined if the bytes are invalid */
function codeAt(bytes: readonly number[], at: number, size: number): number | undefined {
  const first = bytes[at]!;
  if (size === 1) return first < 0x80 ? first : undefined;
  let code = first & (0xff >> (size + 1));
  for (let rest = 1; rest < size; rest += 1) {
    const byte = bytes[at + rest] ?? 0;
    if ((byte & 0xc0) !== 0x80) return undefined;
    code = (code << 6) | (byte & 0x3f);
  }
  const least = [0, 0, 0x80, 0x800, 0x10000][size]!;
  return code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? undefined : code;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A substitute for `btoa`. */
export function btoa(input: unknown): string {
  const text = String(input);
  let encoded = '';
  for (let at = 0; at < text.length; at += 3) {
    const codes = [0, 1, 2].map((rest) => text.charCodeAt(at + rest));
    if (codes.some((code) => code > 0xff)) throw new RangeError('The text has characters outside of Latin-1');
    const bits = codes.reduce((all, code) => (all << 8) | (Number.isNaN(code) ? 0 : code), 0);
    const length = codes.filter((code) => !Number.isNaN(code)).length;
    for (let rest = 0; rest < 4; rest += 1)
      encoded += rest > length ? '=' : letters[(bits >> (6 * (3 - rest))) & 0x3f]!;
  }
  return encoded;
}

/** A substitute for `atob`. */
export function atob(input: unknown): string {
  const text = String(input).replace(/[\t\n\f\r ]/g, '');
  const bare = text.length % 4 === 0 ? text.replace(/={1,2}$/, '') : text;
  if (bare.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(bare)) throw new RangeError('The text is not valid Base64');
  let decoded = '';
  for (let at = 0; at < bare.length; at += 4) {
    const part = bare.slice(at, at + 4);
    const bits = [...part.padEnd(4, 'A')].reduce((all, letter) => (all << 6) | letters.indexOf(letter), 0);
    for (let rest = 0; rest < part.length - 1; rest += 1)
      decoded += String.fromCharCode((bits >> (8 * (2 - rest))) & 0xff);
  }
  return decoded;
}
