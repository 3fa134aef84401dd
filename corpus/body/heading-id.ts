import type { BodyElement } from '../types.ts';

/** @returns the id of a heading that begins a section: one from h2 down, but not that above the footnotes */
export function headingId({ tagName, properties: { id } }: BodyElement): string | undefined {
  return /^h[2-6]$/.test(tagName) && typeof id === 'string' && id !== 'footnote-label' ? id : undefined;
}
