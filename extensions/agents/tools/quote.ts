/**
 * Matches characters that a model reads, but a reviewer does not see or sees in another order. These are directional
 * overrides and isolates, tag characters, and controls except tab and line feed.
 */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu;

/** @returns the text of a page with hidden characters as visible escapes: `\u{202e}`. Line breaks become `\n` */
export function quoted(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(hidden, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/**
 * Quotes text of a page in an answer.
 *
 * @param most the maximum number of characters
 * @returns one line, so that the text can't imitate other lines of the answer
 */
export function quotedLine(text: string, most = 300): string {
  const line = quoted(text).replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, whole(line, most - 1))}…`;
}

/** A part of a long text. */
export interface Part {
  text: string;
  /** The position of the part, in UTF-16 code units. */
  from: number;
  /** The position after the part. */
  to: number;
  /** The length of the whole text. */
  total: number;
}

/**
 * Returns a part of a string. If possible, the part ends at a line break in its second half.
 *
 * @param from where the part begins
 * @param most the maximum number of characters
 */
export function partOf(text: string, from: number, most: number): Part {
  const start = whole(text, Math.min(from, text.length));
  const end = whole(text, start + most);
  const lineEnd = text.lastIndexOf('\n', end - 1) + 1;
  const to = end < text.length && lineEnd > start + most / 2 ? lineEnd : end;
  return { text: text.slice(start, to), from: start, to, total: text.length };
}

/** @returns the index, moved so that it does not split a surrogate pair */
function whole(text: string, index: number): number {
  const at = Math.min(index, text.length);
  return /[\ud800-\udbff]$/.test(text.slice(Math.max(0, at - 1), at)) && at < text.length ? at - 1 : at;
}
