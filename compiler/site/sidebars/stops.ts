import { lookUp } from '../../columns.ts';
import { noMemory, type Memory } from '../../memory.ts';
import type { BareDoc } from '../bare-doc.ts';
import type { SettledCategory, SettledItem } from './items.ts';

/** A page that "Previous" and "Next" lead to on the way through a sidebar. */
export interface Stop {
  path: string;
  title: string;
  /** Of a doc; generated indexes have none. */
  docId?: string | undefined;
  unlisted: boolean;
}

/** The pages of a sidebar in reading order: ids of docs, and pages made for categories. */
type Way = (string | Stop)[];

/** @returns the pages of a sidebar in reading order; links, references and HTML are passed by */
export function listStops(
  items: readonly SettledItem[],
  docs: ReadonlyMap<string, BareDoc>,
  known: Memory = noMemory,
): readonly Stop[] {
  const way = known.keep('way', [items], () => wayThrough(items));
  const ids = known.keep('ids', [way], () => way.map((stop) => (typeof stop === 'string' ? stop : undefined)));
  const found = lookUp(known, 'docs', ids, docs);
  return known.keepRows('stops', [], { columns: [way, found] }, (row) =>
    found[row] ? docStop(found[row]) : (way[row] as Stop),
  );
}

function wayThrough(items: readonly SettledItem[]): Way {
  return items.flatMap((item): Way => {
    if (item.type === 'doc') return [item.id];
    return item.type === 'category' ? [...categoryStop(item), ...wayThrough(item.items)] : [];
  });
}

function categoryStop({ link, label }: SettledCategory): Way {
  if (!link) return [];
  return [link.type === 'doc' ? link.id : { path: link.path, title: label, unlisted: false }];
}

/** @returns a doc as other docs point to it */
export function docStop({ id, path, title, unlisted, frontMatter }: BareDoc): Stop {
  return { path, title: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? title, docId: id, unlisted };
}
