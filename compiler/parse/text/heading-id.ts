const writtenId = /\s*(?:\{#((?:(?!\{#|\}).)+)\}|\{\/\*\s*#(\S+)\s*\*\/\}|<!--\s*#(\S+?)\s*-->)\s*$/;

/** @returns the id written at the end of a heading: `{#id}`, `{/* #id *\/}` or `<!-- #id -->` */
export function writtenHeadingId(heading: string): string | undefined {
  const [, braced, mdx, html] = writtenId.exec(heading) ?? [];
  return braced ?? mdx ?? html;
}

/** @returns the heading without the id written at its end */
export function stripHeadingId(heading: string): string {
  return heading.replace(writtenId, '');
}
