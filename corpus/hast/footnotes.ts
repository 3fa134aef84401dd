import type { Element } from 'hast';

/** @returns the href of the footnote that a `<sup>` refers to; undefined for all other `<sup>` elements */
export function noteHref({ children: [only] }: Element): string | undefined {
  return only?.type === 'element' && only.properties.dataFootnoteRef !== undefined
    ? String(only.properties.href)
    : undefined;
}

/** @returns the list items of a section with footnotes; undefined for all other sections */
export function notesIn({ properties, children }: Element): Element[] | undefined {
  if (properties.dataFootnotes === undefined) return undefined;
  const list = children.find((child): child is Element => child.type === 'element' && child.tagName === 'ol');
  return (list?.children ?? []).filter((child): child is Element => child.type === 'element');
}

/** @returns the name of a footnote in Markdown, without the prefix of its id: `user-content-fn-moon` → `moon` */
export function noteName(id: string): string {
  return id.replace(/^.*?fn-/, '');
}
