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
  if (text.length > longest || countOf(':', text) + countOf('&', text) > mostNames) return true;
  return isMdx && (bracketDepth(text) > deepestBrackets || operators.reduce((count, each) => count + countOf(each, text), 0) > mostOperators);
}

/** What may hold the same again: before an operand, a statement, an element. What needs a parenthesis is counted by that. */
const operators = ['(', '=', '?', '!', '~', '**', '+ +', '++', '+-', '- -', '-+', '<', 'typeof', 'void', 'delete', 'await', 'new', 'yield', 'throw', 'do'];

/** How often a mark stands in a text, or a word that is not a part of another. */
function countOf(mark: string, text: string): number {
  const isWord = /\w/.test(mark);
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    if (!isWord || !(isLetter(text.charCodeAt(at - 1)) || isLetter(text.charCodeAt(at + mark.length)))) count += 1;
  }
  return count;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
