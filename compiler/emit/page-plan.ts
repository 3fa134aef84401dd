import type { Page } from '../corpus/index.ts';
import type { LinkedPage } from '../link/link.ts';
import type { Head } from '../parse/document.ts';
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
  const inputs: unknown[] = [linked];
  let hasPictures = false;
  const add = (path: string): void => {
    const part = sources.get(path);
    inputs.push(part, code.modules.get(path));
    hasPictures ||= part !== undefined && showsPictures(part.head);
  };
  add(source);
  for (const path of linked?.references.keys() ?? []) if (path !== source) add(path);
  // A picture of a static folder keeps its address when it changes.
  if (hasPictures) inputs.push(assets);
  return inputs;
}

function showsPictures({ components, references }: Head): boolean {
  return components.includes('Image') || references.some(({ kind }) => kind === 'image');
}
