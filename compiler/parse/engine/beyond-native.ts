import { proseLines } from '../text/line-kinds.ts';
import type { Syntax } from './remark.ts';

/** Texts that the native engine may read otherwise than the reference engine. */
const odd: readonly RegExp[] = [
  // Characters that stand for none.
  /\0|\p{Surrogate}/u,
  // An escaped mark beside a mark of emphasis; marks of two kinds beside a letter.
  /\\[!-/:-@[-`{-~][*_~]/,
  /[^\s!-/:-@[-`{-~]\*+_|_\*+[^\s!-/:-@[-`{-~]/,
  // A symbol of two code units beside a mark of emphasis.
  /[\u{10000}-\u{10ffff}][*_~]|[*_~][\u{10000}-\u{10ffff}]/u,
  // A quote in a quote.
  /^[ \t]*>[ \t]*>/m,
  // A label with space at its ends.
  /\[[ \t\n][^\]\n]*\]:|\[[^\]\n]*[ \t\n]\]:/,
  // A task of no words.
  /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[ \txX]\][ \t]*$/m,
  // A directive in a quote or list, or one that isn't plain: `:::name[label]{#id .class key=value}`.
  /^[ \t>*+\d.)-]+::/m,
  /^::(?!:*[a-zA-Z][\w-]*(?:\[[^\][\n]*\])?(?:\{(?: ?(?:[#.][\w-]+|[a-zA-Z][\w-]*(?:=(?:"[^"&\n]*"|[\w-]+))?)(?=[ }]))* ?\})?$)(?!:+[ \t]*$)/m,
];

/** The same in MDX. */
const oddInMdx: readonly RegExp[] = [
  // Where nothing is indented code.
  /^[ \t>*+\d.)-]+\[\^/m,
  /\]:[ \t]*\n[ \t>]*</,
];

/** Whether a text may hold what the native engine reads otherwise than the reference engine. */
export function isBeyondNative(text: string, syntaxes: readonly Syntax[]): boolean {
  return odd.some((pattern) => pattern.test(text)) || (syntaxes.includes('mdx') && oddInMdx.some((pattern) => pattern.test(text))) || hasOpenDirective(text) || hasTab(text);
}

// Each is closed by as many colons as opened it, and stands in one of more.
function hasOpenDirective(text: string): boolean {
  if (!text.includes(':::')) return false;
  const open: number[] = [];
  for (const [line, { length }] of text.matchAll(/^(:{3,})[^\n]*/gm) as Iterable<[string, string]>) {
    if (line.trimEnd().length === length ? open.pop() !== length : open.push(length) > 1 && length >= open.at(-2)!) return true;
  }
  return open.length > 0;
}

function hasTab(text: string): boolean {
  return /^[ >]*\t/m.test(text) && proseLines(text).some((line) => /^[ >]*\t/.test(line.text));
}
