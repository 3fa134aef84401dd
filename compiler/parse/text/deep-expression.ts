/**
 * Maximum number of operators in an expression, not counting operators inside brackets. Each operator nests its left
 * operand.
 */
export const maxOperators = 2000;

const mayBeOperator = /[-+*%?&|^.~!:]/g;

/**
 * @returns whether the source has more operators than a single expression may have. If not, no expression is too deep
 */
export function hasManyOperators(text: string): boolean {
  if (text.length <= maxOperators) return false;
  let count = 0;
  for (mayBeOperator.lastIndex = 0; count <= maxOperators && mayBeOperator.test(text);) count += 1;
  return count > maxOperators;
}

/** Matches tokens outside of JavaScript: escapes, inline code, and the start of JavaScript. */
const outside = /\\[^\n]|(`+)[^`\n]+\1(?!`)|\{|^(?:im|ex)port\b/gm;
/**
 * Matches tokens of JavaScript: strings, comments, brackets, separators and operators. `<`, `>`, `/` and `=` are
 * omitted, because most of them belong to tags.
 */
const inside =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|[()[\]{},;]|\n[ \t]*(?=\n)|[~!]|\?\?|&&|\|\||[-+*%?:&|^.]+/g;

/**
 * Finds an expression that is too deep for recursive JavaScript parsers. The search is a heuristic: if it misses such
 * an expression, Lectern reports the stack overflow instead.
 *
 * @param text MDX source without its code blocks
 * @returns the offset of the last allowed operator
 */
export function deepExpression(text: string): number | undefined {
  if (!hasManyOperators(text)) return undefined;
  let at = 0;
  while (at < text.length) {
    outside.lastIndex = at;
    const start = outside.exec(text);
    if (!start) return undefined;
    at = outside.lastIndex;
    if (start[0] !== '{' && !/^\w/.test(start[0])) continue;
    const code = passCode(text, at, start[0] === '{');
    if (code.deep !== undefined) return code.deep;
    at = code.end;
  }
  return undefined;
}

/** Scans code to its closing brace; for an import or export, to the next blank line. */
function passCode(text: string, start: number, isBraced: boolean): { end: number; deep?: number } {
  const counts = [0];
  inside.lastIndex = start;
  for (let found = inside.exec(text); found; found = inside.exec(text)) {
    const [mark] = found;
    if (/^[([{]$/.test(mark)) counts.push(0);
    else if (/^[)\]}]$/.test(mark)) {
      counts.pop();
      if (counts.length === 0) return { end: inside.lastIndex };
    } else if (mark === ',' || mark === ';') counts[counts.length - 1] = 0;
    else if (mark.startsWith('\n')) {
      if (!isBraced && counts.length === 1) return { end: inside.lastIndex };
    } else if (/^[-+*%?:&|^.~!]/.test(mark)) {
      const count = (counts.pop() ?? 0) + 1;
      if (count > maxOperators) return { end: found.index, deep: found.index };
      counts.push(count);
    }
  }
  return { end: text.length };
}
