import { lineKinds } from '../text/line-kinds.ts';

/** The maximum number of marks per paragraph: for each, the native engine scans the paragraph. Relative to the source. */
const mostMarks = 3000;
/** The maximum number of braces in MDX: for each expression the native engine scans the whole source. */
const mostBraces = 3000;
/** The maximum depth of brackets, and number of operators and tags. Far more are needed to overflow a 1 MB stack. */
const deepestBrackets = 100;
const mostOperators = 1_000;
/** The maximum number of operators that nest their left operand; the native engine can process more of them. */
const longestChain = 20_000;

/**
 * Whether the native engine might need very long for a source, or overflow its stack, which kills the process. Its
 * JavaScript parser is recursive in brackets, operators and tags.
 */
export function costsTooMuch(text: string, isMdx: boolean): boolean {
  const marks = countOf(mark, text);
  // Skips the exact check if even a single paragraph with all marks would be cheap.
  if (marks > mostMarks && marksTimesLength(text) > mostMarks * text.length) return true;
  if (!isMdx) return false;
  return (
    countOf(brace, text) > mostBraces ||
    bracketDepth(text) > deepestBrackets ||
    countOf(operator, text) > mostOperators ||
    chainLength(text) > longestChain
  );
}

/** Returns the sum over all paragraphs of their marks times their length. */
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

/** The start of a line that is blank, a list item or a heading. */
const start = /^[ \t>]*(?:$|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t])/;
/** Inline marks. The colon of an address that becomes a link costs nothing. */
const mark = /[*_~[\]!<>&@`$\\]|(?<!(?:^|[\s(])https?):|:(?!\/\/[a-z\d])/g;
const brace = /\{/g;
/** Operators whose operand can contain them again. Parentheses are counted separately. */
const operator = /[(=?!~<]|\*\*|\+ ?\+|- -|\+-|-\+|\b(?:typeof|void|delete|await|new|yield|throw|do)\b/g;
/** Binary operators. */
const link = /[-+*/%&|^>]/g;
const bracket = /[()[\]{}]/g;

/** Counts all operators, as if all of them after the first brace were in one expression. */
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
