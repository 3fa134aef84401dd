import type { Range } from '../../diagnostics/diagnostic.ts';
import { offsetAt } from '../../values/text-places.ts';
import type { SyntaxProblem } from './remark.ts';

/** Maximum number of errors reported per file, because the source is parsed again for each error. */
const mostProblems = 10;
/**
 * Maximum length of a source whose errors are all reported, in characters. For a longer source, only the first error is
 * reported.
 */
const longest = 100_000;

/**
 * Finds all syntax errors of an MDX source: it replaces each invalid span with spaces and parses the source
 * again.
 *
 * @param first the first error
 * @param read parses a source and returns its first error, if any
 */
export function mdxProblems(
  text: string,
  first: SyntaxProblem,
  read: (text: string) => SyntaxProblem | undefined,
): { reason: string; at: Range | undefined }[] {
  const errors: ReturnType<typeof mdxProblems> = [];
  let rest = text;
  for (let error: SyntaxProblem | undefined = first; error && errors.length < mostProblems; error = read(rest)) {
    errors.push({ reason: error.reason, at: tagIn(/^Expected a closing tag/, error.reason) ?? error.at });
    if (text.length > longest) break;
    const blanked: string = spansOf(error, rest).reduce(blank, rest);
    if (blanked === rest) break;
    rest = blanked;
  }
  return errors;
}

type Span = readonly [start: number, end: number];

function blank(text: string, [start, end]: Span): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** @returns the spans of the source that cause an error; empty if unknown. The caller replaces them with spaces */
function spansOf({ reason, at }: SyntaxProblem, text: string): Span[] {
  const tag = tagIn(/closing tag/, reason);
  const opening = tag?.end && ([offsetAt(text, tag), offsetAt(text, tag.end)] as const);
  if (reason.startsWith('Expected a closing tag')) return opening ? [opening] : [];
  if (!at) return [];
  const offset = offsetAt(text, at);
  if (reason.startsWith('Unexpected closing')) {
    const start = text.lastIndexOf('<', offset);
    const closing = [start, text.indexOf('>', offset) + 1] as const;
    if (start < 0 || closing[1] === 0) return [];
    if (!opening) return [closing];
    // If an earlier opening tag matches this closing tag, the tag in between is the one that is not closed.
    const name = /<\/\s*([^\s>]*)/.exec(text.slice(start))?.[1];
    return text.lastIndexOf(`<${name}`, opening[0] - 1) >= 0 ? [opening] : [closing, opening];
  }
  if (reason.startsWith('Could not parse expression')) {
    const end = text.indexOf('}', offset);
    const start = text.lastIndexOf('{', offset);
    return start < 0 || end < 0 ? [] : [[start, end + 1]];
  }
  if (reason.startsWith('Could not parse import')) {
    const end = text.indexOf('\n\n', offset);
    return [[text.lastIndexOf('\n\n', offset) + 1, end < 0 ? text.length : end]];
  }
  const sign = /^Unexpected character .*(?:before|after|in) (?:name|attribute)/.test(reason)
    ? text.lastIndexOf('<', offset)
    : -1;
  return sign < 0 ? [] : [[sign, sign + 1]];
}

/** @returns the location of the tag that an error message names: `<div>` (3:1-3:6) */
function tagIn(pattern: RegExp, reason: string): Range | undefined {
  const [, line, column, endLine, endColumn] = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.map(Number) ?? [];
  if (!pattern.test(reason) || line === undefined) return undefined;
  return { line, column: column!, end: { line: endLine!, column: endColumn! } };
}

/** Hints for MDX errors: [pattern of the parser's message, hint]. */
const hints: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/expected a closing tag|end-tag|closing tag/i, 'close each tag in the block it was opened in; write <br> as <br />'],
  [/acorn/i, 'write \\{ if it is meant as text; otherwise { starts JavaScript'],
  [/closing brace|expected a corresponding closing brace/i, 'close the brace, or write \\{ if it is meant as text'],
  [/unexpected character `[!-]`.*comment|`<!--`/i, 'write comments as {/* … */}'],
  [
    /before name|in name|before attribute|after attribute|after self-closing/i,
    'write \\< or &lt; if it is meant as text; here < starts a tag',
  ],
  [/lazy line/i, 'repeat the mark of the quote or the indentation of the list on each line of the tag'],
  [/end of file/i, 'close every tag, brace and comment that you open'],
];

/** @returns the hint for an MDX syntax error */
export function mdxHint(reason: string): string {
  return (
    hints.find(([pattern]) => pattern.test(reason))?.[1] ?? 'escape < as \\< and { as \\{ if they are meant as text'
  );
}
