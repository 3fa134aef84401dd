import type { SearchHit } from '../../corpus/search-answer.ts';

/**
 * A group of hits whose hierarchies start with the same title. Hits in sections of a page follow the hit for the
 * page.
 */
export interface HitGroup {
  title: string;
  hits: GroupedHit[];
}

export interface GroupedHit {
  hit: SearchHit;
  /** The hit for the whole page. Set if this hit is a section of that page. */
  parent?: SearchHit | undefined;
}

const atMost = 5;

/**
 * Groups hits by the first title in their hierarchy, and by page. A page and a group have at most five hits each.
 * Groups and pages are sorted by their best hit. If a page itself is a hit, it precedes its sections.
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
