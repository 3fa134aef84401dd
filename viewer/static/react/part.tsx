import { createElement, Suspense, type ReactNode } from 'react';
import type { CodeProblem } from '../../html/page-renderer.ts';

/** A part of a page that code of the site renders: the component of a slot, or of the page. */
export type PartName = Pick<CodeProblem, 'of' | 'name'>;

/** An error, and the part of a page that threw it. */
export class PartError extends Error {
  constructor(
    readonly part: PartName,
    override readonly cause: unknown,
  ) {
    super(`“${part.name}” could not be rendered.`);
  }
}

/**
 * If `isOn` is true, a failed part writes a mark into the HTML. After an error, React renders the page again with
 * this setting, to find the failed parts.
 */
export const partSearch = { isOn: false };

interface PartProps {
  part: PartName;
  children?: ReactNode;
}

/** Wraps a part of a page, so that its errors can be attributed to it. */
export function Part({ part, children }: PartProps): ReactNode {
  if (!partSearch.isOn) return children;
  const failed = createElement('template', { id: encodeURIComponent(JSON.stringify(part)) });
  return createElement(Suspense, { fallback: failed }, children);
}

/**
 * @param html the output of React's second rendering
 * @returns the failed parts. `error` is the index of the error in the list of all errors
 */
export function failedParts(html: string): { part: PartName; error: number }[] {
  const found = html.matchAll(/<template data-dgst="(\d+)"><\/template><template id="([^"]*)">/g);
  return Array.from(found, ([, error, id]) => ({
    part: JSON.parse(decodeURIComponent(id!)) as PartName,
    error: Number(error),
  }));
}
