import type { Element } from 'hast';

/** @returns the href of the note that a `sup` refers to; undefined for another `sup` */
export function noteHref({ children: [only] }: Element): string | undefined {
  return only?.type === 'element' && only.properties.dataFootnoteRef !== undefined
    ? String(only.properties.href)
    : undefined;
}

/** @returns the notes of a section of footnotes, as list items; undefined for another section */
export function notesIn({ properties, children }: Element): Element[] | undefined {
  if (properties.dataFootnotes === undefined) return undefined;
  const list = children.find((child): child is Element => child.type === 'element' && child.tagName === 'ol');
  return (list?.children ?? []).filter((child): child is Element => child.type === 'element');
}

/** @returns the name of a note in Markdown, without the common prefix of ids: `user-content-fn-moon` → `moon` */
export function noteName(id: string): string {
  return id.replace(/^.*?fn-/, '');
}
