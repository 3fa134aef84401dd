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

/** @returns the pages of a sidebar in reading order; links, references and HTML are passed by */
export function listStops(items: SettledItem[], docs: ReadonlyMap<string, BareDoc>): Stop[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [docStop(docs.get(item.id)!)];
    if (item.type !== 'category') return [];
    return [...categoryStop(item, docs), ...listStops(item.items, docs)];
  });
}

function categoryStop({ link, label }: SettledCategory, docs: ReadonlyMap<string, BareDoc>): Stop[] {
  if (!link) return [];
  return link.type === 'doc' ? [docStop(docs.get(link.id)!)] : [{ path: link.path, title: label, unlisted: false }];
}

/** @returns a doc as other docs point to it */
export function docStop({ id, path, title, unlisted, frontMatter }: BareDoc): Stop {
  return { path, title: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? title, docId: id, unlisted };
}
