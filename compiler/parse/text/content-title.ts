import { stripHeadingId } from './heading-id.ts';

/**
 * The title that a text gives itself: a heading `# x`, or `x` underlined with `=`, before anything but blank lines
 * and imports.
 *
 * @param content without its front matter
 * @returns plain text: without its id, closing `#`s and the backticks of code
 */
export function contentTitle(content: string): string | undefined {
  const text = withoutImports(content);
  const heading =
    /^#[ \t]+(.*)/.exec(text)?.[1]?.replace(/[ \t]+#+[ \t]*$/, '') ?? /^(.*)\n=+[ \t]*(?:\n|$)/.exec(text)?.[1];
  const title = stripHeadingId(heading?.trim() ?? '')
    .replace(/`([^`]*)`/g, '$1')
    .trim();
  return title === '' ? undefined : title;
}

// A block of imports ends at a blank line.
function withoutImports(content: string): string {
  let rest = content.trimStart();
  while (/^import\s/.test(rest)) {
    const end = /\n[ \t]*\n/.exec(rest);
    if (!end) return '';
    rest = rest.slice(end.index).trimStart();
  }
  return rest;
}
