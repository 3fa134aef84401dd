import { proseLines } from '../text/line-kinds.ts';
import type { Syntax } from '../remark/remark.ts';

/**
 * Patterns that the native parser may read differently than remark. Each pattern has a substring that every match
 * contains. For speed, the substring is searched first.
 */
const odd: readonly (readonly [has: string, pattern: RegExp])[] = [
  // A null character.
  ['\0', /\0/],
  // An escaped character next to an emphasis marker (`\!*`).
  ['\\', /\\[!-/:-@[-`{-~][*_~]/],
  ['*_', /[^\s!-/:-@[-`{-~]\*+_/],
  ['_*', /_\*+[^\s!-/:-@[-`{-~]/],
  ['~', /~[*_]|[*_]~/],
  // A footnote label with white space in it.
  ['[^', /\[\^[^\]\n]*[ \t][^\]\n]*\]/],
  [']:', /\[[ \t\n][^\]\n]*\]:|\[[^\]\n]*[ \t\n]\]:/],
];

/** A character of two UTF-16 code units next to an emphasis marker. */
const longSymbol = /[\u{10000}-\u{10ffff}][*_~]|[*_~][\u{10000}-\u{10ffff}]/u;

/** Chinese, Japanese and Korean characters, and variation selectors. */
const cjk = String.raw`[\u1100-\u11ff\u20a9\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\ufffd]`;
const isCjk = new RegExp(cjk);
/**
 * Matches positions where authors of Chinese, Japanese or Korean text intend emphasis, but CommonMark has none:
 * `**（注）**请`.
 */
const cjkEmphasis = new RegExp(
  String.raw`(?=${cjk})[\p{P}\p{S}\p{M}][*_~]|[*_~](?=${cjk})[\p{P}\p{S}]|(?![*_~])[\p{P}\p{S}][*_~]+${cjk}|${cjk}[*_~]+(?![*_~])[\p{P}\p{S}]`,
  'u',
);

/** Patterns at the start of a line that the native parser may read differently. */
const oddLine = new RegExp(
  [
    // A block quote inside a block quote.
    /^[ \t]*>[ \t]*>/,
    // A task (`[ ]`) without a list marker on the same line, and a task without text.
    /^[ \t>]*\[[ \txX]\]/,
    /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[ \txX]\][ \t]*$/,
    // A directive in a block quote or list. Also a directive whose opening line differs from the form
    // `:::name[label]{#id .class key=value}`.
    /^[ \t>*+\d.)-]+::/,
    /^::(?!:*[a-zA-Z][\w-]*(?:\[(?![ \t])[^\][\n]*\])?(?:\{(?: ?(?:[#.][\w-]+|[a-zA-Z][\w-]*(?:=(?:"[^"&\n]*"|[\w-]+))?)(?=[ }]))* ?\})?$)(?!:+[ \t]*$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Whether a source may contain syntax that the native parser reads differently than remark. */
export function isBeyondNative(text: string, syntaxes: readonly Syntax[]): boolean {
  const isMdx = syntaxes.includes('mdx');
  if (odd.some(([has, pattern]) => text.includes(has) && pattern.test(text))) return true;
  // The parsers also read a lone surrogate differently.
  if (/[\ud800-\udfff]/.test(text) && (longSymbol.test(text) || /\p{Surrogate}/u.test(text))) return true;
  if (isCjk.test(text) && cjkEmphasis.test(text)) return true;
  // In MDX, the native parser doesn't support links such as `<https://example.test>`.
  if (syntaxes.includes('autolinks') && /<[^\s<>]+[:@]/.test(text)) return true;
  // In MDX, a line after `[label]:` that begins with `<` may be an address or a tag.
  if (isMdx && text.includes(']:') && /\]:[ \t]*\n[ \t>]*</.test(text)) return true;
  let hasTab = false;
  for (let start = 0; start >= 0 && start < text.length; start = text.indexOf('\n', start) + 1 || -1) {
    if (!startsOdd.has(text[start]!)) continue;
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end);
    if (oddLine.test(line) || (isMdx && /^[ \t>*+\d.)-]+\[\^/.test(line))) return true;
    hasTab ||= /^[ >]*\t/.test(line);
  }
  return hasOpenDirective(text) || (hasTab && proseLines(text).some((line) => /^[ >]*\t/.test(line.text)));
}

/** The first characters of lines that may match `oddLine`. Other lines are not tested. */
const startsOdd = new Set(' \t>*+-:[0123456789');

// Whether the closing line of a directive has a different number of colons than its opening line. Also whether a
// directive is inside another one that has no more colons.
function hasOpenDirective(text: string): boolean {
  if (!text.includes(':::')) return false;
  const open: number[] = [];
  for (const [line, { length }] of text.matchAll(/^(:{3,})[^\n]*/gm) as Iterable<[string, string]>) {
    if (line.trimEnd().length === length ? open.pop() !== length : open.push(length) > 1 && length >= open.at(-2)!)
      return true;
  }
  return open.length > 0;
}
