import type { Anchor, Head, OutlineHeading } from '../parse/document.ts';
import { countUp, getOrMake } from '../values/maps.ts';
import { uniqueNames } from '../values/unique-names.ts';
import type { Partials } from './partials.ts';

/** The ids of a source at one inclusion. A page can include a source several times. */
export interface IdScope {
  /** Id in a partial → id on the page, including ids of partials inside it. Empty for the page's own source. */
  ids: ReadonlyMap<string, string>;
  /**
   * The partials that the source includes, by index of the reference. If a partial is included several times,
   * there is one scope for each time.
   */
  partials: ReadonlyMap<number, readonly IdScope[]>;
}

/** The ids on a page, and how they differ from the ids in its sources. */
export interface PageIds {
  all: ReadonlySet<string>;
  scope: IdScope;
}

type Sources = ReadonlyMap<string, { head: { anchors: readonly Anchor[] } }>;

/**
 * Makes the ids on a page unique. The page's own source keeps its ids. If another node already has the id of a partial,
 * the id gets a number: `options`, `options-1`.
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
    // The partial's own ids override ids of partials inside it. Among the latter, the first one counts.
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
