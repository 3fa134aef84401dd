/**
 * Matches characters that a model reads, but a reviewer does not see, and characters that reorder text. These are
 * directional overrides and isolates, tag characters, and controls except tab and line feed.
 */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu;

/** @returns the text of a page with hidden characters as visible escapes: `\u{202e}`. Line breaks become `\n` */
export function quoted(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(hidden, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/**
 * @param most the maximum number of characters
 * @returns text of a page as one line, so that it can't look like another line of an answer
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
 * Cuts a part out of a string. If a line ends in the second half of the part, the part ends after that line.
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
