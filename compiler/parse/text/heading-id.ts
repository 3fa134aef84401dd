const writtenId = /\s*(?:\{#((?:(?!\{#|\}).)+)\}|\{\s*\/\*\s*#(\S+?)\s*\*\/\s*\}|<!--\s*#(\S+?)\s*-->)\s*$/;

/** @returns the id written at the end of a heading: `{#id}`, `{/* #id *\/}` or `<!-- #id -->` */
export function writtenHeadingId(heading: string): string | undefined {
  const [, braced, mdx, html] = writtenId.exec(heading) ?? [];
  return braced ?? mdx ?? html;
}

/** @returns the heading without the id written at its end */
export function stripHeadingId(heading: string): string {
  return heading.replace(writtenId, '');
}

const headingWithId =
  /^((?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*#{1,6}[ \t].*?)(?<!\\)(\{#(?:(?!\{#|\}).)+\}[ \t]*)$/;

/** What begins like an id, and is none: `## Title {#id]`, `## Title {#id} more`. Docusaurus shows it as text. */
const headingWithText = /^(#{1,6}(?!#).*?)(?<!\\)(?=\{#)/;

/** `## Title {#id}` → `## Title \{#id}`, so that MDX doesn't take the id for an expression. */
export function escapeHeadingId(line: string): string {
  return headingWithId.test(line) ? line.replace(headingWithId, '$1\\$2') : line.replace(headingWithText, '$1\\');
}
