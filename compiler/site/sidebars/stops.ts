import type { DocMetadata } from '../docs/doc-metadata.ts';
import type { DocItem, FinalCategory, FinalItem } from './items.ts';

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
  return inOrder(items, (item) => (item.type === 'category' ? categoryStep(item) : item.id));
}

/** @returns the label that a doc has at each place of the reading order; none where it is that of a category */
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

/** What stands before and after a doc. */
export interface Neighbours<Page> {
  previous?: Page | undefined;
  next?: Page | undefined;
}

/**
 * @param by how far: -1 for the page before, 1 for the one after
 * @param values what each step is told as
 * @returns what stands beside each page: the first place of one counts, and unlisted ones are passed by
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
 * @param label of its item in the sidebar, where that counts
 * @returns a doc as other docs point to it
 */
export function docStop({ id, path, title, unlisted, frontMatter }: DocMetadata, label?: string): Stop {
  const shown = frontMatter.pagination_label ?? frontMatter.sidebar_label ?? label ?? title;
  return { path, title: shown, docId: id, unlisted };
}
