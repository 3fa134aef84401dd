import type { Anchor } from '../parse/document.ts';
import { getOrMake } from '../values/maps.ts';
import { uniqueNames } from '../values/unique-names.ts';
import type { Partials } from './partials.ts';

/** The ids of a source in one of its includes on a page. */
export interface IdScope {
  /**
   * For a partial: maps its ids, and the ids of nested partials, to ids on the page. Empty for the page's own source.
   */
  ids: ReadonlyMap<string, string>;
  /** Its partials by the index of the reference; a partial that is included more than once has several scopes. */
  partials: ReadonlyMap<number, readonly IdScope[]>;
}

/** The ids of a page. */
export interface PageIds {
  all: ReadonlySet<string>;
  scope: IdScope;
}

type Sources = ReadonlyMap<string, { head: { anchors: readonly Anchor[] } }>;

/**
 * Makes the ids on a page unique. The page's own source keeps its ids. Ids of partials that are taken get a number, in
 * document order: `options`, `options-1`.
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
    // An id of the partial takes precedence over an id of a nested partial, and the first location over later ones.
    return { ids: new Map([...below.reverse(), ...own]), partials: inner };
  };
  return { scope: { ids: new Map(), partials: partialsOf(source) }, all };
}

function idsIn(source: string, sources: Sources): string[] {
  return (sources.get(source)?.head.anchors ?? []).filter((anchor) => typeof anchor === 'string');
}
