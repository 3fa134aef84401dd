import { lineKinds } from '../text/line-kinds.ts';

/**
 * Maximum number of inline markers in a paragraph, weighted by the paragraph's length. For each marker, the native
 * parser scans the paragraph.
 */
const mostMarks = 3000;
/** Maximum number of braces in MDX. For each brace, the native parser scans the whole source. */
const mostBraces = 3000;
/**
 * Maximum depth of brackets, and maximum number of nested operators and tags. Only numbers far above these would
 * overflow a stack of 1 MB.
 */
const deepestBrackets = 100;
const mostOperators = 1_000;
/**
 * Maximum number of binary operators in a chain, because each operator nests its left operand. The native parser could
 * process more.
 */
const longestChain = 20_000;

/**
 * Whether the native parser might take very long for a source, or overflow its stack, which would kill the process. Its
 * JavaScript parser is recursive in brackets, operators and tags.
 */
export function costsTooMuch(text: string, isMdx: boolean): boolean {
  const marks = countOf(mark, text);
  // The exact sum is only computed if a single paragraph with all markers would be too expensive.
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
/** Inline markers. The colon of an autolink's scheme is not counted, because it costs nothing. */
const mark = /[*_~[\]!<>&@`$\\]|(?<!(?:^|[\s(])https?):|:(?!\/\/[a-z\d])/g;
const brace = /\{/g;
/** Operators that nest to the right: `!!!a`, `a ? b : c ? …`. Parentheses are counted separately. */
const operator = /[(=?!~<]|\*\*|\+ ?\+|- -|\+-|-\+|\b(?:typeof|void|delete|await|new|yield|throw|do)\b/g;
/** Matches binary operators. A chain of them nests to the left. */
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
