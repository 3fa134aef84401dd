/** The context of a string in Markdown: paragraph, table cell, or heading. It determines which characters must be
 * escaped. */
export type Place = 'paragraph' | 'heading' | 'cell';

/**
 * Escapes characters that Markdown would interpret anywhere. Characters that are special only at the start of a line
 * are escaped by `escapeLineStarts`.
 */
export function escapeText(text: string): string {
  return text.replace(special, (found: string, at: number) => {
    // An underscore within a word, as in snake_case, does not start emphasis.
    if (found === '_' && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? ''))
      return found;
    return `\\${found}`;
  });
}

/**
 * Matches special characters. `<` and `&` are special only if they start a tag or an entity: `<b`, `&amp;`, but not `a
 * < b`.
 */
const special = /[\\`*_[\]~$]|<(?=[A-Za-z/!?])|&(?=#?\w+;)/g;

/** Matches the start of a line that would start a block, such as a list or a heading. */
const blockStart = /^(?:\d{1,9}(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|[>+=|-]|:-))/gm;

/** Escapes characters that would start a block at the start of a line: `# a` → `\# a`. */
export function escapeLineStarts(text: string): string {
  return text.replace(blockStart, '$&\\');
}

/** @returns an address as the target of a link: `a b.md` → `<a%20b.md>` */
export function escapeUrl(url: string): string {
  if (/^(?:[^\s<>()\\&`]|&(?!#?\w+;))*$/.test(url)) return url;
  return `<${url.replace(/[\\<>&]/g, '\\$&').replace(/\s/g, (space) => encodeURIComponent(space))}>`;
}

/** @returns the title of a link with a space before it: ` "A title"`; empty without a title */
export function writeTitle(title: unknown): string {
  return typeof title === 'string' ? ` "${title.replace(/["\\&]/g, '\\$&').replace(/\s+/g, ' ')}"` : '';
}

/** @returns inline code between backticks. If the code contains backticks, the delimiter has a number of backticks
 * that doesn't occur in it */
export function codeSpan(code: string, place: Place): string {
  const value = code.replace(/\s*\n\s*/g, ' ');
  const runs = new Set(value.match(/`+/g)?.map((run) => run.length));
  let count = 1;
  while (runs.has(count)) count += 1;
  const marks = '`'.repeat(count);
  // Markdown removes one space at both ends. So code that starts or ends with a backtick or a space gets additional
  // spaces.
  const edge = /^`|`$|^ .*[^ ].* $/.test(value) ? ' ' : '';
  return marks + edge + (place === 'cell' ? value.replaceAll('|', '\\|') : value) + edge + marks;
}
