/** How many operators may stand in one expression, without a bracket or a comma between them: each nests what is before it. */
export const maxOperators = 2000;

const mayBeOperator = /[-+*%?&|^.~!:]/g;

/** @returns whether a text has so many operators in all: most have too few to have too many in one place */
export function hasManyOperators(text: string): boolean {
  if (text.length <= maxOperators) return false;
  let count = 0;
  for (mayBeOperator.lastIndex = 0; count <= maxOperators && mayBeOperator.test(text);) count += 1;
  return count > maxOperators;
}

/** In prose: what is no brace though it looks like one, and what code begins with. */
const outside = /\\[^\n]|(`+)[^`\n]+\1(?!`)|\{|^(?:im|ex)port\b/gm;
/** In code: strings and comments, brackets, what parts expressions, and operators. `<`, `>`, `/` and `=` are mostly tags. */
const inside =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|[()[\]{},;]|\n[ \t]*(?=\n)|[~!]|\?\?|&&|\|\||[-+*%?:&|^.]+/g;

/**
 * Looks for an expression that is too deep for any parser of JavaScript, which calls itself for each level. It is only
 * looked for: what nests in other ways, or hides, is found when the stack is at its end.
 *
 * @param text of MDX, without its blocks of code
 * @returns where the last operator stands that may
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

/** Goes to the brace that closes, or to the blank line behind a module. */
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
