const headingWithId =
  /^((?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*#{1,6}[ \t].*?)(?<!\\)(\{#(?:(?!\{#|\}).)+\}[ \t]*)$/;

/** `## Title {#id}` → `## Title \{#id}`, so that MDX doesn't take the id for an expression. */
export function escapeHeadingId(line: string): string {
  return line.replace(headingWithId, '$1\\$2');
}
