interface Stretch {
  /** The offset in the source. */
  start: number;
  end: number;
}

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/**
 * @param source the source of a module, or a style sheet
 * @param literals the literals of the source, in order. A `//` inside a literal is not a comment
 * @returns the positions of the comments. Consecutive line comments count as one
 */
export function commentsIn(source: string, literals: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const literal of [...literals, { start: source.length, end: source.length }]) {
    for (const match of source.slice(end, Math.max(end, literal.start)).matchAll(comment))
      found.push({ start: end + match.index, end: end + match.index + match[0].length });
    end = Math.max(end, literal.end);
  }
  return joinLineComments(found, source);
}

function joinLineComments(comments: readonly Stretch[], source: string): Stretch[] {
  const joined: Stretch[] = [];
  for (const next of comments) {
    const last = joined.at(-1);
    if (last && isNextLine(last, next, source)) last.end = next.end;
    else joined.push({ ...next });
  }
  return joined;
}

function isNextLine(last: Stretch, next: Stretch, source: string): boolean {
  const isLine = ({ start }: Stretch) => source.startsWith('//', start);
  if (!isLine(last) || !isLine(next) || !/^\n[ \t]*$/.test(source.slice(last.end, next.start))) return false;
  // A comment after code on the same line does not continue on the next line.
  return source.slice(source.lastIndexOf('\n', last.start) + 1, last.start).trim() === '';
}
