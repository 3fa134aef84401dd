import type { Anchor, Head, OutlineHeading } from '../parse/document.ts';
import { countUp, getOrMake } from '../values/maps.ts';
import { uniqueNames } from '../values/unique-names.ts';
import type { Partials } from './partials.ts';

/**
 * The ids on the page for one inclusion of a source. A page can include a partial several times, with different ids.
 */
export interface IdScope {
  /**
   * Id in a partial, or in partials inside it → id on the page. Empty for the page's source, whose ids don't change.
   */
  ids: ReadonlyMap<string, string>;
  /** Index of a reference to a partial → one scope for each inclusion of that partial. */
  partials: ReadonlyMap<number, readonly IdScope[]>;
}

/** All ids on a page, and the mapping from ids in its sources. */
export interface PageIds {
  all: ReadonlySet<string>;
  scope: IdScope;
}

type Sources = ReadonlyMap<string, { head: { anchors: readonly Anchor[] } }>;

/**
 * Makes the ids on a page unique. Ids of the page's source don't change. If an id of a partial is already used on the
 * page, it gets a number: `options`, `options-1`.
 */
export function pageIds(source: string, sources: Sources, partials: Partials): PageIds {
  const all = new Set(idsIn(source, sources));
  const give = uniqueNames(all);
  const partialsOf = (from: string): IdScope['partials'] => {
    const found = new Map<number, IdScope[]>();
    for (const anchor of sources.get(from)?.head.anchors ?? []) {
      const partial = typeof anchor === 'string' ? undefined : partials.get(from)?.get(anchor.partial);
      if (partial === undefined || typeof anchor === 'string') continue;
      getOrMake(found, anchor.partial, () => []).push(scopeOf(partial));
    }
    return found;
  };
  const scopeOf = (partial: string): IdScope => {
    const own = idsIn(partial, sources).map((id) => [id, give(id)] as const);
    const inner = partialsOf(partial);
    const below = [...inner.values()].flat().flatMap(({ ids }) => [...ids]);
    // If an id occurs several times, the partial's own id has priority, then the first id in partials inside it.
    return { ids: new Map([...below.reverse(), ...own]), partials: inner };
  };
  return { scope: { ids: new Map(), partials: partialsOf(source) }, all };
}

function idsIn(source: string, sources: Sources): string[] {
  return (sources.get(source)?.head.anchors ?? []).filter((anchor) => typeof anchor === 'string');
}

/**
 * Returns the headings of a source in document order. Headings of a partial are inserted where the partial is
 * included.
 *
 * @param scope ids of the source on the page
 */
export function wholeOutline(
  source: string,
  sources: OutlineSources,
  partials: Partials,
  scope: IdScope,
): OutlineHeading[] {
  const seen = new Map<number, number>();
  return sources.get(source)!.head.outline.flatMap((item) => {
    if (item.type === 'heading') return [withId(item, scope)];
    const partial = partials.get(source)?.get(item.reference);
    const inner = scope.partials.get(item.reference)?.[countUp(seen, item.reference)];
    return partial === undefined ? [] : wholeOutline(partial, sources, partials, inner ?? noIds);
  });
}

type OutlineSources = ReadonlyMap<string, { head: Pick<Head, 'outline'> }>;

const noIds: IdScope = { ids: new Map(), partials: new Map() };

function withId(heading: OutlineHeading, { ids }: IdScope): OutlineHeading {
  const id = ids.get(heading.id) ?? heading.id;
  return id === heading.id ? heading : { ...heading, id };
}
