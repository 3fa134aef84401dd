/** The context of a string, which decides the characters to escape. */
export type Place = 'paragraph' | 'heading' | 'cell';

/**
 * Escapes characters that Markdown would interpret. `escapeLineStarts` escapes characters that are special only at the
 * start of a line.
 */
export function escapeText(text: string): string {
  return text.replace(special, (found: string, at: number) => {
    // snake_case: an underscore within a word does not mark emphasis.
    if (found === '_' && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? ''))
      return found;
    return `\\${found}`;
  });
}

/** `<b`, `&amp` and `&#` start tags and entities; `a < b` and `AT & T` do not. */
const special = /[\\`*_[\]~$]|<(?=[A-Za-z/!?])|&(?=#?\w+;)/g;

/** Matches the start of a line that would start a block. */
const blockStart = /^(?:\d{1,9}(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|[>+=|-]|:-))/gm;

/** Escapes characters that would start a block at the start of a line. */
export function escapeLineStarts(text: string): string {
  return text.replace(blockStart, '$&\\');
}

/** @returns an address as the target of a link */
export function escapeUrl(url: string): string {
  if (/^(?:[^\s<>()\\&`]|&(?!#?\w+;))*$/.test(url)) return url;
  return `<${url.replace(/[\\<>&]/g, '\\$&').replace(/\s/g, (space) => encodeURIComponent(space))}>`;
}

/** @returns a title for after an address, with the space before it; empty without a title */
export function writeTitle(title: unknown): string {
  return typeof title === 'string' ? ` "${title.replace(/["\\&]/g, '\\$&').replace(/\s+/g, ' ')}"` : '';
}

/** @returns code between backticks, longer than any run of backticks within it */
export function codeSpan(code: string, place: Place): string {
  const value = code.replace(/\s*\n\s*/g, ' ');
  const runs = new Set(value.match(/`+/g)?.map((run) => run.length));
  let count = 1;
  while (runs.has(count)) count += 1;
  const marks = '`'.repeat(count);
  // Markdown removes a blank at both ends.
  const edge = /^`|`$|^ .*[^ ].* $/.test(value) ? ' ' : '';
  return marks + edge + (place === 'cell' ? value.replaceAll('|', '\\|') : value) + edge + marks;
}
