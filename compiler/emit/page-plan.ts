import type { Page } from '../corpus/index.ts';
import type { LinkedPage } from '../link/link.ts';
import type { Emission } from './emission.ts';

/** A page that is to be made, and all that it is made of. */
export interface PagePlan {
  path: string;
  /** Compared by identity: while all are the same, so is the page. What all pages depend on is not among them. */
  inputs: readonly unknown[];
  make(emission: Emission): Promise<Page> | Page;
}

/** @returns what a page depends on that shows the body of a source: that and its partials, its links, code and pictures */
export function bodyInputs(source: string, linked: LinkedPage | undefined, { sources, code, assets }: Emission): unknown[] {
  const parts = [...new Set([source, ...(linked?.references.keys() ?? [])])];
  const heads = parts.map((path) => sources.get(path));
  // A picture of a static folder keeps its address when it changes.
  const hasPictures = heads.some((part) => part?.head.components.includes('Image') || part?.head.references.some(({ kind }) => kind === 'image'));
  return [linked, ...heads, ...parts.map((path) => code.modules.get(path)), hasPictures ? assets : undefined];
}
