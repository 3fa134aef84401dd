import type { Card, Page } from '../../corpus/schema/index.ts';
import type { LinkedPage } from '../link/link.ts';
import { once } from '../once.ts';
import type { Head } from '../parse/document.ts';
import type { Emission } from './emission.ts';

/** A page that is to be made, and all that it is made of. */
export interface PagePlan {
  path: string;
  /** Compared by identity: while all are the same, so is the page. What all pages depend on is not among them. */
  inputs: readonly unknown[];
  make(emission: Emission): Promise<Page> | Page;
}

/**
 * @param cards that a card list on the page shows
 * @returns what a page depends on that shows the body of a source: that and its partials, its links, code and pictures
 */
export function bodyInputs(
  source: string,
  linked: LinkedPage | undefined,
  { sources, code, assets }: Emission,
  cards?: readonly Card[],
): unknown[] {
  const inputs: unknown[] = [linked];
  let hasPictures = false;
  let hasCards = false;
  const add = (path: string): void => {
    const part = sources.get(path);
    inputs.push(part, code.modules.get(path));
    hasPictures ||= part !== undefined && showsPictures(part.head);
    hasCards ||= part !== undefined && showsCards(part.head);
  };
  add(source);
  for (const path of linked?.references.keys() ?? []) if (path !== source) add(path);
  // A picture of a static folder keeps its address when it changes.
  if (hasPictures) inputs.push(assets);
  if (hasCards) inputs.push(cards);
  return inputs;
}

/** Whether a document shows nothing but what it says: no partials, pictures, cards or code. */
export function isPlain(head: Head): boolean {
  return !showsPictures(head) && !showsCards(head) && !head.references.some(({ kind }) => kind === 'partial');
}

// Each is asked in every run, and the answer stays.
const showsPictures = once(
  ({ components, references }: Head) => components.includes('Image') || references.some(({ kind }) => kind === 'image'),
);
const showsCards = once(({ components, code }: Head) => components.includes('DocCardList') || code !== undefined);
