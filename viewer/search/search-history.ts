import type { GroupedHit } from './group-hits.ts';
import { unmarked } from './marked-text.tsx';
import type { SearchHit } from './load-provider.ts';
import { createStoredHits } from './stored-hits.ts';

/** The recent hits and the favourites of the reader. */
export interface SearchHistory {
  /** The last first; fewer when there are favourites. */
  recent(): readonly SearchHit[];
  favorites(): readonly SearchHit[];
  /** Records that the reader followed a hit. Favourites are not recorded again. */
  visit(grouped: GroupedHit): void;
  /** Turns a recent hit into a favourite. */
  save(hit: SearchHit): void;
  forgetRecent(hit: SearchHit): void;
  forgetFavorite(hit: SearchHit): void;
}

const recentAtMost = 7;
const recentBesideFavorites = 4;
const favoritesAtMost = 10;

/** @param index the name of the index: each site of an origin has its own history */
export function openSearchHistory(index: string): SearchHistory {
  const recent = createStoredHits(`__DOCSEARCH_RECENT_SEARCHES__${index}`, recentAtMost);
  const favorites = createStoredHits(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, favoritesAtMost);
  return {
    recent: () => recent.get().slice(0, favorites.get().length > 0 ? recentBesideFavorites : recentAtMost),
    favorites: favorites.get,
    visit({ hit, parent }) {
      const place = hit.kind === 'text' ? (parent ?? sectionOf(hit)) : hit;
      if (!favorites.get().some(({ id }) => id === place.id)) recent.add(placeOnly(place));
    },
    save(hit) {
      recent.remove(hit.id);
      favorites.add(hit);
    },
    forgetRecent: ({ id }) => recent.remove(id),
    forgetFavorite: ({ id }) => favorites.remove(id),
  };
}

/** Words change more often than the section they belong to. */
function sectionOf(hit: SearchHit): SearchHit {
  return { ...hit, kind: hit.hierarchy.length > 2 ? 'heading' : 'page' };
}

function placeOnly({ id, url, kind, hierarchy }: SearchHit): SearchHit {
  return { id, url, kind, hierarchy, title: unmarked(hierarchy.at(-1) ?? '') };
}
