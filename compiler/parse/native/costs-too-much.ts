import { lineKinds } from '../text/line-kinds.ts';

/** How many marks a paragraph may have for each character of the text: for each the native engine goes over all of it. */
const mostMarks = 3000;
/** In MDX, for each character: for an expression the native engine goes over all of the text. */
const mostBraces = 3000;
/** How deep brackets may nest, and how many operators and tags there may be: far less than overflows a stack of one megabyte. */
const deepestBrackets = 100;
const mostOperators = 1_000;
/** How many of them that nest what is before them, of which the native engine takes more. */
const longestChain = 20_000;

/**
 * Whether the native engine might take long over a text, or overflow its stack, which ends the process: its parser of
 * JavaScript calls itself for each bracket, operator and tag within another.
 */
export function costsTooMuch(text: string, isMdx: boolean): boolean {
  const marks = countOf(mark, text);
  // Were all of them in one paragraph.
  if (marks > mostMarks && marksTimesLength(text) > mostMarks * text.length) return true;
  if (!isMdx) return false;
  return (
    countOf(brace, text) > mostBraces ||
    bracketDepth(text) > deepestBrackets ||
    countOf(operator, text) > mostOperators ||
    chainLength(text) > longestChain
  );
}

/** Of all paragraphs. */
function marksTimesLength(text: string): number {
  const lines = text.split('\n');
  const kinds = lineKinds(lines);
  let sum = 0;
  let marks = 0;
  let length = 0;
  for (const [index, line] of lines.entries()) {
    if (kinds[index] !== 'prose' || start.test(line)) {
      sum += marks * length;
      marks = 0;
      length = 0;
    }
    if (kinds[index] !== 'prose') continue;
    marks += countOf(mark, line.replace(/^[ \t>]+/, ''));
    length += line.length + 1;
  }
  return sum + marks * length;
}

/** How a line starts that is blank, an item or a heading. */
const start = /^[ \t>]*(?:$|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t])/;
/** Of what stands within a paragraph. The colon of an address that becomes a link costs nothing. */
const mark = /[*_~[\]!<>&@`$\\]|(?<!(?:^|[\s(])https?):|:(?!\/\/[a-z\d])/g;
const brace = /\{/g;
/** What may hold the same again: before an operand, a statement, an element. What needs a parenthesis is counted by that. */
const operator = /[(=?!~<]|\*\*|\+ ?\+|- -|\+-|-\+|\b(?:typeof|void|delete|await|new|yield|throw|do)\b/g;
/** Between two operands. */
const link = /[-+*/%&|^>]/g;
const bracket = /[()[\]{}]/g;

/** All operators, were those from the first code on in one expression. */
function chainLength(text: string): number {
  if (text.length < longestChain) return 0;
  const start = text.search(/\{|^(?:im|ex)port\b/m);
  return start < 0 ? 0 : countOf(link, text.slice(start));
}

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
