import type { DocMetadata } from '../docs/doc-metadata.ts';
import type { FinalCategory, FinalItem } from './items.ts';

/** A page that "Previous" and "Next" lead to on the way through a sidebar. */
export interface Stop {
  path: string;
  title: string;
  /** Of a doc; generated indexes have none. */
  docId?: string | undefined;
  unlisted: boolean;
}

/** A page in the reading order of a sidebar: the id of a doc, or a page made for a category. */
export type Step = string | Stop;

/** @returns the pages of a sidebar in reading order; links, references and HTML are passed by */
export function readingOrder(items: readonly FinalItem[]): Step[] {
  const steps: Step[] = [];
  const add = (inner: readonly FinalItem[]) => {
    for (const item of inner) {
      if (item.type === 'doc') steps.push(item.id);
      if (item.type !== 'category') continue;
      const own = categoryStep(item);
      if (own !== undefined) steps.push(own);
      add(item.items);
    }
  };
  add(items);
  return steps;
}

function categoryStep({ link, label }: FinalCategory): Step | undefined {
  if (!link) return undefined;
  return link.type === 'doc' ? link.id : { path: link.path, title: label, unlisted: false };
}

/** What stands before and after a doc. */
export interface Neighbours<Page> {
  previous?: Page | undefined;
  next?: Page | undefined;
}

/**
 * @param by how far: -1 for the page before, 1 for the one after
 * @returns what stands beside each page: the first place of one counts, and unlisted ones are passed by
 */
export function besideIn(
  steps: readonly Step[],
  unlisted: ReadonlySet<string>,
  by: -1 | 1,
): { keys: readonly Step[]; values: readonly (Step | undefined)[] } {
  const isListed = (step: Step) => typeof step !== 'string' || !unlisted.has(step);
  const keys = unlisted.size === 0 ? steps : steps.filter(isListed);
  return { keys, values: by === 1 ? [...keys.slice(1), undefined] : [undefined, ...keys.slice(0, -1)] };
}

/** @returns the labels that the docs of a sidebar have there, by id: of each the one at its first place */
export function labelsIn(items: readonly FinalItem[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const item of items) {
    if (item.type === 'doc' && item.label !== undefined && !labels.has(item.id)) labels.set(item.id, item.label);
    if (item.type === 'category')
      for (const [id, label] of labelsIn(item.items)) if (!labels.has(id)) labels.set(id, label);
  }
  return labels;
}

/**
 * @param label of its item in the sidebar, where that counts
 * @returns a doc as other docs point to it
 */
export function docStop({ id, path, title, unlisted, frontMatter }: DocMetadata, label?: string): Stop {
  const shown = frontMatter.pagination_label ?? frontMatter.sidebar_label ?? label ?? title;
  return { path, title: shown, docId: id, unlisted };
}
