import type { TocEntry } from '../../corpus/schema/index.ts';

/** A heading in the `toc` export of MDX. */
export interface TocHeading {
  /** The heading's inline HTML. */
  value: string;
  id: string;
  level: number;
}

export function toTocHeadings(toc: readonly TocEntry[]): TocHeading[] {
  return toc.map(({ text, html, id, depth }) => ({ value: html ?? escapeText(text), id, level: depth }));
}

export function fromTocHeadings(toc: readonly TocHeading[]): TocEntry[] {
  return toc.map(({ value, id, level }) => ({ depth: level, id, text: value.replace(/<[^>]*>/g, ''), html: value }));
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
}
