import { createElement, Suspense, type ReactNode } from 'react';
import type { CodeFault } from '../../html/page-renderer.ts';

/** A part of a page that code renders: the component of a slot, or a component of the page. */
export type PartName = Pick<CodeFault, 'of' | 'name'>;

/** An error in code of the site. */
export class PartFault extends Error {
  constructor(
    readonly part: PartName,
    override readonly cause: unknown,
  ) {
    super(`“${part.name}” could not be drawn.`);
  }
}

/** React searches for the failed part only after an error, in a second rendering. */
export const partSearch = { isOn: false };

interface PartProps {
  part: PartName;
  children?: ReactNode;
}

/** Wraps a part, so that errors in it can be attributed to it. */
export function Part({ part, children }: PartProps): ReactNode {
  if (!partSearch.isOn) return children;
  const failed = createElement('template', { id: encodeURIComponent(JSON.stringify(part)) });
  return createElement(Suspense, { fallback: failed }, children);
}

/**
 * @param html React's HTML of the second rendering
 * @returns the failed parts, with the index of their errors
 */
export function failedParts(html: string): { part: PartName; error: number }[] {
  const found = html.matchAll(/<template data-dgst="(\d+)"><\/template><template id="([^"]*)">/g);
  return Array.from(found, ([, error, id]) => ({
    part: JSON.parse(decodeURIComponent(id!)) as PartName,
    error: Number(error),
  }));
}
