import type { SearchHit } from './load-provider.ts';

/** Hits below one title, with the sections of a page after that page. */
export interface HitGroup {
  title: string;
  hits: GroupedHit[];
}

export interface GroupedHit {
  hit: SearchHit;
  /** The hit on the whole page, if this hit is a section of it. */
  parent?: SearchHit | undefined;
}

const atMost = 5;

/**
 * Groups hits by the first step of their hierarchy, then by page: at most five of each. Groups, and pages in them, keep
 * the order of their best hits. If a page itself is a hit, it precedes its sections.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return [...groupBy(hits, ({ hierarchy }) => hierarchy[0] ?? '')].map(([title, below]) => ({
    title,
    hits: [...groupBy(below, ({ hierarchy }) => hierarchy[1] ?? '').values()].flatMap(ofPage),
  }));
}

function ofPage(hits: SearchHit[]): GroupedHit[] {
  const parent = hits.find(({ kind }) => kind === 'page');
  const places = hits.filter((hit) => hit !== parent).map((hit) => ({ hit, parent }));
  return parent ? [{ hit: parent }, ...places] : places;
}

function groupBy(hits: readonly SearchHit[], key: (hit: SearchHit) => string): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(key(hit)) ?? [];
    if (group.length < atMost) group.push(hit);
    groups.set(key(hit), group);
  }
  return groups;
}
