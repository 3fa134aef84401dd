import { lineKinds } from '../text/line-kinds.ts';

/**
 * Maximum number of inline markers, averaged over paragraphs and weighted by their lengths. For each marker, the
 * native parser scans the whole paragraph.
 */
const mostMarks = 3000;
/** Maximum number of braces in MDX. For each brace, the native parser scans the whole source. */
const mostBraces = 3000;
/**
 * Maximum depth of brackets, and maximum number of operators and tags that may be nested. A stack of 1 MB would
 * overflow only at much higher numbers.
 */
const deepestBrackets = 100;
const mostOperators = 1_000;
/**
 * Maximum number of binary operators in a chain (`a + b + c`). Each operator nests its left operand. A stack of 1 MB
 * would overflow only at a much higher number.
 */
const longestChain = 20_000;

/**
 * Whether the native parser might take very long for a source, or overflow its stack. An overflow would kill the
 * process. The parser's functions for brackets, operators and tags in JavaScript are recursive.
 */
export function costsTooMuch(text: string, isMdx: boolean): boolean {
  const marks = countOf(mark, text);
  // The exact sum is computed only if one paragraph with all markers would exceed the limit.
  if (marks > mostMarks && marksTimesLength(text) > mostMarks * text.length) return true;
  if (!isMdx) return false;
  return (
    countOf(brace, text) > mostBraces ||
    bracketDepth(text) > deepestBrackets ||
    countOf(operator, text) > mostOperators ||
    chainLength(text) > longestChain
  );
}

/** Returns the sum of (markers × length) over all paragraphs. */
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

/** A line that ends a paragraph: blank, a list item or a heading. */
const start = /^[ \t>]*(?:$|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t])/;
/** Inline markers. The colon after an autolink's scheme is not counted, because it causes no scan. */
const mark = /[*_~[\]!<>&@`$\\]|(?<!(?:^|[\s(])https?):|:(?!\/\/[a-z\d])/g;
const brace = /\{/g;
/** Operators that nest to the right: `!!!a`, `a ? b : c ? …`. Parentheses are counted separately. */
const operator = /[(=?!~<]|\*\*|\+ ?\+|- -|\+-|-\+|\b(?:typeof|void|delete|await|new|yield|throw|do)\b/g;
/** Matches binary operators, which nest to the left in a chain. */
const link = /[-+*/%&|^>]/g;
const bracket = /[()[\]{}]/g;

/** Counts all binary operators after the first brace, as if they were in one expression. */
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
