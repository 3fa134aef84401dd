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
  if (text.length > longest || (text.match(/[:&][a-z#]/gi)?.length ?? 0) > mostNames) return true;
  return isMdx && (bracketDepth(text) > deepestBrackets || (text.match(operators)?.length ?? 0) > mostOperators);
}

const operators = /=>|\*\*|[!~?=]|[+-]\s*(?=[+!~-])|<(?=[a-z>])|\b(?:typeof|void|delete|await|new|yield|throw|if|for|while|do|else|with)\b/gi;

function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
