import { createElement, Suspense, type ReactNode } from 'react';
import type { CodeFault } from '../../html/page-renderer.ts';

/** What code of the site draws by itself: the component of a slot, or one of a page. */
export type PartName = Pick<CodeFault, 'of' | 'name'>;

/** Code that could not be drawn. */
export class PartFault extends Error {
  constructor(
    readonly part: PartName,
    override readonly cause: unknown,
  ) {
    super(`“${part.name}” could not be drawn.`);
  }
}

/** Where React draws, it looks for what fails only once something has failed. */
export const partSearch = { isOn: false };

interface PartProps {
  part: PartName;
  children?: ReactNode;
}

/** Stands around a part, so that what fails in it is known to come from it. */
export function Part({ part, children }: PartProps): ReactNode {
  if (!partSearch.isOn) return children;
  const failed = createElement('template', { id: encodeURIComponent(JSON.stringify(part)) });
  return createElement(Suspense, { fallback: failed }, children);
}

/**
 * @param html as React has drawn it where it looked for parts that fail
 * @returns these, and by which of the errors they failed
 */
export function failedParts(html: string): { part: PartName; error: number }[] {
  const found = html.matchAll(/<template data-dgst="(\d+)"><\/template><template id="([^"]*)">/g);
  return Array.from(found, ([, error, id]) => ({
    part: JSON.parse(decodeURIComponent(id!)) as PartName,
    error: Number(error),
  }));
}
