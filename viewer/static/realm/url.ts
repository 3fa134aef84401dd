import { callHost } from './call-host.ts';
import type { UrlParts } from '../../html/realm-host.ts';

type Pair = [name: string, value: string];

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replace(/(?:%[\da-f]{2})+/gi, (part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return '\uFFFD';
      }
    });
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[!'()~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

function pairsOf(init: unknown): Pair[] {
  if (init === undefined || init === null) return [];
  if (typeof init === 'object' && Symbol.iterator in init)
    return Array.from(init as Iterable<Iterable<unknown>>, (pair) => {
      const [name, value] = [...pair];
      return [String(name), String(value)];
    });
  if (typeof init === 'object') return Object.entries(init).map(([name, value]) => [name, String(value)]);
  return String(init)
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [decode(name), decode(rest.join('='))];
    });
}

/** A substitute for `URLSearchParams`. */
export class RealmSearchParams {
  #pairs: Pair[];
  #onChange: (() => void) | undefined;

  constructor(init?: unknown, onChange?: () => void) {
    this.#pairs = pairsOf(init);
    this.#onChange = onChange;
  }

  get size(): number {
    return this.#pairs.length;
  }

  append(name: unknown, value: unknown): void {
    this.#pairs.push([String(name), String(value)]);
    this.#onChange?.();
  }

  delete(name: unknown, value?: unknown): void {
    this.#pairs = this.#pairs.filter(
      ([own, of]) => own !== String(name) || (value !== undefined && of !== String(value)),
    );
    this.#onChange?.();
  }

  get(name: unknown): string | null {
    return this.#pairs.find(([own]) => own === String(name))?.[1] ?? null;
  }

  getAll(name: unknown): string[] {
    return this.#pairs.filter(([own]) => own === String(name)).map(([, value]) => value);
  }

  has(name: unknown, value?: unknown): boolean {
    return this.#pairs.some(([own, of]) => own === String(name) && (value === undefined || of === String(value)));
  }

  set(name: unknown, value: unknown): void {
    const at = this.#pairs.findIndex(([own]) => own === String(name));
    if (at < 0) return this.append(name, value);
    this.#pairs = this.#pairs.filter(([own], index) => own !== String(name) || index === at);
    this.#pairs[at] = [String(name), String(value)];
    this.#onChange?.();
  }

  sort(): void {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
    this.#onChange?.();
  }

  forEach(callback: (value: string, name: string, of: RealmSearchParams) => void): void {
    for (const [name, value] of this.#pairs) callback(value, name, this);
  }

  *entries(): IterableIterator<Pair> {
    for (const [name, value] of this.#pairs) yield [name, value];
  }

  *keys(): IterableIterator<string> {
    for (const [name] of this.#pairs) yield name;
  }

  *values(): IterableIterator<string> {
    for (const [, value] of this.#pairs) yield value;
  }

  [Symbol.iterator](): IterableIterator<Pair> {
    return this.entries();
  }

  toString(): string {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  }

  get [Symbol.toStringTag](): string {
    return 'URLSearchParams';
  }
}

function parse(address: unknown, base: unknown): UrlParts | undefined {
  const text = String(address);
  const around = base === undefined ? undefined : String(base);
  const parts = callHost(() => realmHost.parseUrl(text, around));
  return parts === undefined ? undefined : (JSON.parse(parts) as UrlParts);
}

/** A substitute for `URL`. The host process parses addresses, and the realm stores their parts. */
export class RealmUrl {
  #parts: UrlParts;
  #searchParams: RealmSearchParams | undefined;

  constructor(address: unknown, base?: unknown) {
    const parts = parse(address, base);
    if (!parts) throw Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: String(address) });
    this.#parts = parts;
  }

  static canParse(address: unknown, base?: unknown): boolean {
    return parse(address, base) !== undefined;
  }

  static parse(address: unknown, base?: unknown): RealmUrl | null {
    return RealmUrl.canParse(address, base) ? new RealmUrl(address, base) : null;
  }

  /** @throws TypeError if the new address is invalid */
  static setPart(url: RealmUrl, part: keyof UrlParts, value: unknown): void {
    const text = String(value);
    const { href } = url.#parts;
    if (part === 'href') url.#parts = new RealmUrl(text).#parts;
    else url.#parts = JSON.parse(callHost(() => realmHost.setUrlPart(href, part, text))) as UrlParts;
    if (part === 'href' || part === 'search') url.#searchParams = undefined;
  }

  static partOf(url: RealmUrl, part: keyof UrlParts): string {
    return url.#parts[part];
  }

  get searchParams(): RealmSearchParams {
    const params = (this.#searchParams ??= new RealmSearchParams(this.#parts.search, () => {
      RealmUrl.setPart(this, 'search', params.toString());
      this.#searchParams = params;
    }));
    return params;
  }

  toString(): string {
    return this.#parts.href;
  }

  toJSON(): string {
    return this.#parts.href;
  }

  get [Symbol.toStringTag](): string {
    return 'URL';
  }
}

const parts = 'href origin protocol username password host hostname port pathname search hash'.split(' ');
for (const part of parts as (keyof UrlParts)[])
  Object.defineProperty(RealmUrl.prototype, part, {
    configurable: true,
    enumerable: true,
    get(this: RealmUrl) {
      return RealmUrl.partOf(this, part);
    },
    set: part === 'origin' ? undefined : setterOf(part),
  });

function setterOf(part: keyof UrlParts) {
  return function set(this: RealmUrl, value: unknown) {
    RealmUrl.setPart(this, part, value);
  };
}
