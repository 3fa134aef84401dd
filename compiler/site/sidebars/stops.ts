import type { DocMetadata } from '../docs/doc-metadata.ts';
import type { DocItem, FinalCategory, FinalItem } from './items.ts';

/** A page that "Previous" and "Next" can lead to. */
export interface Stop {
  path: string;
  title: string;
  /** Id of the doc. Absent for generated indexes. */
  docId?: string | undefined;
  unlisted: boolean;
}

/** An item in the reading order of a sidebar: a doc (its id), or a category's generated page. */
export type Step = string | Stop;

/** @returns the pages of a sidebar in reading order. Links, `ref` items and HTML are skipped */
export function readingOrder(items: readonly FinalItem[]): Step[] {
  return inOrder(items, (item) => (item.type === 'category' ? categoryStep(item) : item.id));
}

/** @returns a label per page of `readingOrder`: the label of a doc item; undefined for a category's page */
export function labelsInOrder(items: readonly FinalItem[]): (string | undefined)[] {
  return inOrder(items, (item) => (item.type === 'category' ? undefined : item.label));
}

type PageItem = DocItem | LinkedCategory;
type LinkedCategory = FinalCategory & Required<Pick<FinalCategory, 'link'>>;

function inOrder<Each>(items: readonly FinalItem[], read: (item: PageItem) => Each): Each[] {
  const found: Each[] = [];
  const add = (inner: readonly FinalItem[]) => {
    for (const item of inner) {
      if (item.type === 'doc' || (item.type === 'category' && isLinked(item))) found.push(read(item));
      if (item.type === 'category') add(item.items);
    }
  };
  add(items);
  return found;
}

const isLinked = (category: FinalCategory): category is LinkedCategory => category.link !== undefined;

function categoryStep({ link, label }: LinkedCategory): Step {
  return link.type === 'doc' ? link.id : { path: link.path, title: label, unlisted: false };
}

/** The pages before and after a page. */
export interface Neighbours<Page> {
  previous?: Page | undefined;
  next?: Page | undefined;
}

/**
 * Finds the previous or next page of each page, skipping unlisted docs. If a page occurs several times in the result,
 * the first entry counts.
 *
 * @param by -1 for the previous page, 1 for the next page
 * @param values a value for each page in `steps`, in the same order
 * @returns page → the value of its previous or next page
 */
export function besideIn<Value>(
  steps: readonly Step[],
  values: readonly Value[],
  unlisted: ReadonlySet<string>,
  by: -1 | 1,
): { keys: readonly Step[]; values: readonly (Value | undefined)[] } {
  const isListed = (_: unknown, place: number) => {
    const step = steps[place]!;
    return typeof step !== 'string' || !unlisted.has(step);
  };
  const [keys, listed] = unlisted.size === 0 ? [steps, values] : [steps.filter(isListed), values.filter(isListed)];
  return { keys, values: by === 1 ? [...listed.slice(1), undefined] : [undefined, ...listed.slice(0, -1)] };
}

/**
 * @param label label of the doc's sidebar item, if the links "Previous" and "Next" show sidebar labels
 * @returns the doc as the target of such a link
 */
export function docStop({ id, path, title, unlisted, frontMatter }: DocMetadata, label?: string): Stop {
  const shown = frontMatter.pagination_label ?? frontMatter.sidebar_label ?? label ?? title;
  return { path, title: shown, docId: id, unlisted };
}
