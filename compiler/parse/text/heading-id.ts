const writtenId = /\s*(?:\{#((?:(?!\{#|\}).)+)\}|\{\s*\/\*\s*#(\S+?)\s*\*\/\s*\}|<!--\s*#(\S+?)\s*-->)\s*$/;

/** @returns the explicit id at the end of a heading: `{#id}`, `{/* #id *\/}` or `<!-- #id -->` */
export function writtenHeadingId(heading: string): string | undefined {
  const [, braced, mdx, html] = writtenId.exec(heading) ?? [];
  return braced ?? mdx ?? html;
}

/** @returns the heading without its explicit id */
export function stripHeadingId(heading: string): string {
  return heading.replace(writtenId, '');
}

const headingWithId =
  /^((?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*#{1,6}[ \t].*?)(?<!\\)(?:\{#(?:(?!\{#|\}).)+\}[ \t]*(?:#+[ \t]*)?)$/;

/** Text that begins like an explicit id: `## Title {#id]`, `## Title {#id} more`. Docusaurus shows it as text. */
const headingWithText = /^(#{1,6}(?!#).*?)(?<!\\)(?=\{#)/;

/**
 * Escapes an explicit id, so that MDX doesn't read it as an expression: `## Title {#id}` → `## Title \{#id}`.
 * Inline code is unchanged.
 */
export function escapeHeadingId(line: string): string {
  const [, before] = headingWithId.exec(withoutCode(line)) ?? headingWithText.exec(withoutCode(line)) ?? [];
  return before === undefined ? line : `${line.slice(0, before.length)}\\${line.slice(before.length)}`;
}

/** @returns a line with spaces instead of its inline code */
export function withoutCode(line: string): string {
  return line.includes('`')
    ? line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, (code) => ' '.repeat(code.length))
    : line;
}
