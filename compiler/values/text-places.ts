interface Point {
  line: number;
  column: number;
}

const start: Point = { line: 1, column: 1 };

/** @returns the line and column of an offset. The last parameter is the location of the text's first character */
export function pointAt(text: string, offset: number, { line, column } = start): Point {
  const before = text.slice(0, offset).split('\n');
  const width = before.at(-1)!.length;
  return { line: line + before.length - 1, column: before.length === 1 ? column + width : width + 1 };
}

/** Returns the location of `length` characters at an offset. They must be on one line. */
export function rangeAt(text: string, offset: number, length: number, from?: Point): Point & { end: Point } {
  const { line, column } = pointAt(text, offset, from);
  return { line, column, end: { line, column: column + length } };
}

/** @returns the offset in the text of a line and column */
export function offsetAt(text: string, { line, column }: Point): number {
  let offset = column - 1;
  for (const each of text.split('\n', line - 1)) offset += each.length + 1;
  return offset;
}

/** @returns the text without its first lines; may be empty */
export function withoutFirstLines(text: string, count: number): string {
  let start = 0;
  for (let line = 0; line < count; line += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return '';
    start = end + 1;
  }
  return text.slice(start);
}

/** @returns the text with `\n` at the end of each line, and without byte order mark */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
