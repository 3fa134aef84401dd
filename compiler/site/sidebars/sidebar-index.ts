import { keepColumn } from '../../columns.ts';
import type { Breadcrumb, Card, SidebarItem } from '../../../corpus/schema/index.ts';
import { encodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
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

/** What docs ask of the sidebars of their version, by doc. */
export interface SidebarColumns {
  bindings: readonly (string | undefined)[];
  previous: readonly (Stop | undefined)[];
  next: readonly (Stop | undefined)[];
  breadcrumbs: readonly (Breadcrumb[] | undefined)[];
}

/** Answers what pages ask of the sidebars of their version. */
export interface SidebarIndex {
  names: string[];
  /** Sidebar name → items as shown. */
  items: Record<string, SidebarItem[]>;
  /** Sidebar name → its pages in reading order. */
  stops: ReadonlyMap<string, readonly Stop[]>;
  /** The first page of each sidebar that has one. */
  entrances: ReadonlyMap<string, Entrance>;
  /** The sidebar of a doc: the last one that lists it. */
  binding(docId: string): string | undefined;
  standing(sidebar: string, href: string): Standing | undefined;
  /** What stands before and after a doc; unlisted pages are passed by. */
  neighbours(sidebar: string, docId: string): Neighbours;
  /**
   * The same as `binding`, `neighbours` and `standing` for many docs at once.
   *
   * @param memory keeps where each of them stands
   */
  columns(docIds: readonly string[], hrefs: readonly string[], memory: Memory): SidebarColumns;
  /** Cards of the category that a page stands for or in; of the whole sidebar when it stands in none. */
  cards(sidebar: string, href: string): Card[];
}

/**
 * @param known where items, ways and cards are kept: those of a folder are shown on each page of it, and so are best compared once
 * @returns the index of a version's sidebars
 */
export function indexSidebars(
  sidebars: Sidebars,
  docs: ReadonlyMap<string, BareDoc>,
  config: Config,
  known: Memory = noMemory,
): SidebarIndex {
  const items = known.settle(
    'items',
    Object.fromEntries(
      [...sidebars].map(([name, settled]) => [
        name,
        resolveItems(settled, docs, config, known.shelf(`items of ${name}`)),
      ]),
    ),
  );
  const stops = new Map(
    [...sidebars].map(([name, settled]) => [name, listStops(settled, docs, known.shelf(`stops of ${name}`))]),
  );
  const standings = new Map(
    Object.entries(items).map(([name, shown]) => [name, listStandings(shown, known.shelf(`standings of ${name}`))]),
  );
  const ways = new Map([...stops].map(([name, way]) => [name, listWay(way, known.shelf(`way of ${name}`))]));
  const bindings = known.keep('bindings', [sidebars], () => bindingsOf(stops));
  // Docs of one folder share their cards: made once, or a folder of thousands would cost millions.
  const cards = new Map<SidebarItem[], Card[]>();
  const cardsFor = (shown: SidebarItem[]) => {
    const made = cards.get(shown) ?? known.settle(String(cards.size), cardsOf(shown, docs));
    cards.set(shown, made);
    return made;
  };
  const standing = (sidebar: string, href: string) => {
    const { places, list } = standings.get(sidebar) ?? {};
    return list?.[places!.get(withoutTrailingSlash(href)) ?? -1];
  };
  const entrances = new Map(
    [...stops].flatMap(([name, [first]]): [string, Entrance][] => {
      if (!first) return [];
      const label = standing(name, encodePath(first.path))?.breadcrumbs.at(-1)?.label ?? first.title;
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
    neighbours(sidebar, docId) {
      const { places, listed } = ways.get(sidebar) ?? {};
      const place = places?.get(docId);
      return place === undefined ? {} : { previous: listed![place - 1], next: listed![place + 1] };
    },
    columns(docIds, hrefs, memory) {
      const bound = memory.keep('bindings', [docIds, bindings], () => docIds.map((id) => bindings.get(id)));
      const stopPlaces = memory.keep(
        'places on ways',
        [bound, docIds, ...Array.from(ways.values(), ({ places }) => places)],
        () => docIds.map((id, row) => ways.get(bound[row] ?? '')?.places.get(id) ?? -1),
      );
      const standingPlaces = memory.keep(
        'places in sidebars',
        [bound, hrefs, ...Array.from(standings.values(), ({ places }) => places)],
        () => hrefs.map((href, row) => standings.get(bound[row] ?? '')?.places.get(withoutTrailingSlash(href)) ?? -1),
      );
      const [previous, next, breadcrumbs]: [(Stop | undefined)[], (Stop | undefined)[], (Breadcrumb[] | undefined)[]] =
        [[], [], []];
      for (const [row, name = ''] of bound.entries()) {
        const [stop, place] = [stopPlaces[row]!, standingPlaces[row]!];
        const listed = stop < 0 ? undefined : ways.get(name)!.listed;
        previous.push(listed?.[stop - 1]);
        next.push(listed?.[stop + 1]);
        breadcrumbs.push(place < 0 ? undefined : standings.get(name)!.ways[place]);
      }
      return { bindings: bound, previous, next, breadcrumbs };
    },
    cards: (sidebar, href) => cardsFor(standing(sidebar, href)?.items ?? items[sidebar] ?? []),
  };
}

/** The last sidebar that lists a doc binds it. */
function bindingsOf(stops: SidebarIndex['stops']): Map<string, string> {
  const bindings = new Map<string, string>();
  for (const [name, way] of stops) for (const { docId } of way) if (docId !== undefined) bindings.set(docId, name);
  return bindings;
}

/** The pages that readers are led to one after the other, and where docs first stand among them. Other words for a page leave the places alone. */
function listWay(
  stops: readonly Stop[],
  known: Memory,
): { listed: readonly Stop[]; places: ReadonlyMap<string, number> } {
  const unlisted = keepColumn(known, 'unlisted', stops, (stop) => stop.unlisted);
  const listed = unlisted.includes(true) ? stops.filter((stop) => !stop.unlisted) : stops;
  const ids = keepColumn(known, 'ids', listed, ({ docId }) => docId);
  const places = known.keep('places', [ids], () => {
    const found = new Map<string, number>();
    for (const [place, id] of ids.entries()) if (id !== undefined && !found.has(id)) found.set(id, place);
    return found;
  });
  return { listed, places };
}
