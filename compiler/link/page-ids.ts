import type { Anchor } from '../parse/document.ts';
import { getOrMake } from '../values/maps.ts';
import { uniqueNames } from '../values/unique-names.ts';
import type { Partials } from './partials.ts';

/** The ids of a source at one of the places where a page shows it. */
export interface IdScope {
  /** Of a partial: the id on the page of each id in it and in the partials below it. Empty for the page's own source. */
  ids: ReadonlyMap<string, string>;
  /** Its partials by the number of the reference; one that is included more than once has as many scopes. */
  partials: ReadonlyMap<number, readonly IdScope[]>;
}

/** The ids of a page. */
export interface PageIds {
  all: ReadonlySet<string>;
  scope: IdScope;
}

type Sources = ReadonlyMap<string, { head: { anchors: readonly Anchor[] } }>;

/**
 * Gives every id on a page a name of its own: the page's own source keeps its ids, and of its partials those that are
 * taken get a number, in document order: `options`, `options-1`.
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
    // An id of the partial itself takes precedence over one below it, and the first place over the others.
    return { ids: new Map([...below.reverse(), ...own]), partials: inner };
  };
  return { scope: { ids: new Map(), partials: partialsOf(source) }, all };
}

function idsIn(source: string, sources: Sources): string[] {
  return (sources.get(source)?.head.anchors ?? []).filter((anchor) => typeof anchor === 'string');
}
