import type { Card, SidebarItem } from '../../corpus/index.ts';
import { encodePath, withoutTrailingSlash } from '../../url/pathname.ts';
import type { Config } from '../../config/config.ts';
import { noMemory, type Memory } from '../../memory.ts';
import type { BareDoc } from '../bare-doc.ts';
import type { Entrance } from '../site.ts';
import { cardsOf } from './cards.ts';
import type { Sidebars } from './read-sidebars.ts';
import { resolveItems } from './resolve.ts';
import { listStandings, type Standing } from './standings.ts';
import { listStops, type Stop } from './stops.ts';

interface Neighbours {
  previous?: Stop | undefined;
  next?: Stop | undefined;
}

/** Answers what pages ask of the sidebars of their version. */
export interface SidebarIndex {
  names: string[];
  /** Sidebar name → items as shown. */
  items: Record<string, SidebarItem[]>;
  /** Sidebar name → its pages in reading order. */
  stops: ReadonlyMap<string, Stop[]>;
  /** The first page of each sidebar that has one. */
  entrances: ReadonlyMap<string, Entrance>;
  /** The sidebar of a doc: the last one that lists it. */
  binding(docId: string): string | undefined;
  standing(sidebar: string, path: string): Standing | undefined;
  /** What stands before and after a doc; unlisted pages are passed by. */
  neighbours(sidebar: string, docId: string): Neighbours;
  /** Cards of the category that a page stands for or in; of the whole sidebar when it stands in none. */
  cards(sidebar: string, path: string): Card[];
}

/**
 * @param known where cards are kept: those of a folder are shown on each page of it, and so are best compared once
 * @returns the index of a version's sidebars
 */
export function indexSidebars(sidebars: Sidebars, docs: ReadonlyMap<string, BareDoc>, config: Config, known: Memory = noMemory): SidebarIndex {
  const items = Object.fromEntries([...sidebars].map(([name, settled]) => [name, resolveItems(settled, docs, config)]));
  const stops = new Map([...sidebars].map(([name, settled]) => [name, listStops(settled, docs)]));
  const standings = new Map(Object.entries(items).map(([name, shown]) => [name, listStandings(shown)]));
  const bindings = new Map<string, string>();
  const neighbours = new Map<string, Map<string, Neighbours>>();
  for (const [name, way] of stops) {
    for (const { docId } of way) if (docId !== undefined) bindings.set(docId, name);
    neighbours.set(name, neighboursOf(way.filter(({ unlisted }) => !unlisted)));
  }
  // Docs of one folder share their cards: made once, or a folder of thousands would cost millions.
  const cards = new Map<SidebarItem[], Card[]>();
  const cardsFor = (shown: SidebarItem[]) => {
    const made = cards.get(shown) ?? known.settle(String(cards.size), cardsOf(shown, docs));
    cards.set(shown, made);
    return made;
  };
  const standing = (sidebar: string, path: string) => standings.get(sidebar)?.get(withoutTrailingSlash(encodePath(path)));
  const entrances = new Map(
    [...stops].flatMap(([name, [first]]): [string, Entrance][] => {
      if (!first) return [];
      const label = standing(name, first.path)?.breadcrumbs.at(-1)?.label ?? first.title;
      return [[name, { path: first.path, label, unlisted: first.unlisted || undefined }]];
    }),
  );
  return {
    names: [...sidebars.keys()],
    items,
    stops,
    entrances,
    binding: (docId) => bindings.get(docId),
    standing,
    neighbours: (sidebar, docId) => neighbours.get(sidebar)?.get(docId) ?? {},
    cards: (sidebar, path) => cardsFor(standing(sidebar, path)?.items ?? items[sidebar] ?? []),
  };
}

function neighboursOf(way: Stop[]): Map<string, Neighbours> {
  const neighbours = new Map<string, Neighbours>();
  for (const [index, { docId }] of way.entries()) {
    if (docId === undefined || neighbours.has(docId)) continue;
    neighbours.set(docId, { previous: way[index - 1], next: way[index + 1] });
  }
  return neighbours;
}
