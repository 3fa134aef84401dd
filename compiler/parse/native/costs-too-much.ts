/** In characters. */
const longest = 300_000;
/** Of directives and entities, for each of which the native engine goes over much of the text. */
const mostNames = 1_000;
/** How deep brackets may nest, and how many operators and tags there may be: far less than overflows a stack of one megabyte. */
const deepestBrackets = 100;
const mostOperators = 1_000;

/**
 * Whether the native engine might take long over a text, or overflow its stack, which ends the process: its parser of
 * JavaScript calls itself for each bracket, operator and tag within another.
 */
export function costsTooMuch(text: string, isMdx: boolean): boolean {
  if (text.length > longest || countOf(nameMark, text) > mostNames) return true;
  return isMdx && (bracketDepth(text) > deepestBrackets || countOf(operator, text) > mostOperators);
}

/** What may hold the same again: before an operand, a statement, an element. What needs a parenthesis is counted by that. */
const operator = /[(=?!~<]|\*\*|\+ ?\+|- -|\+-|-\+|\b(?:typeof|void|delete|await|new|yield|throw|do)\b/g;
const bracket = /[()[\]{}]/g;
/** Of a directive or an entity. */
const nameMark = /[:&]/g;

function countOf(pattern: RegExp, text: string): number {
  let count = 0;
  for (pattern.lastIndex = 0; pattern.test(text);) count += 1;
  return count;
}

function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (bracket.lastIndex = 0; bracket.test(text);) {
    depth = '([{'.includes(text[bracket.lastIndex - 1]!) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}
