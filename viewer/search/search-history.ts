import type { GroupedHit } from './group-hits.ts';
import { unmarked } from './marked-text.tsx';
import type { SearchHit } from '../../corpus/search-answer.ts';
import { createStoredHits } from './stored-hits.ts';

/** The hits that the reader has opened, and the hits that the reader has saved as favourites. */
export interface SearchHistory {
  /** The recently opened hits, the last one first. If the reader has favourites, fewer hits are returned. */
  recent(): readonly SearchHit[];
  favorites(): readonly SearchHit[];
  /** Records that the reader has followed a hit, unless it is a favourite. */
  visit(grouped: GroupedHit): void;
  /** Turns a recent hit into a favourite. */
  save(hit: SearchHit): void;
  forgetRecent(hit: SearchHit): void;
  forgetFavorite(hit: SearchHit): void;
}

const recentAtMost = 7;
const recentBesideFavorites = 4;
const favoritesAtMost = 10;

/** @param index the name of the index. It separates the histories of sites on the same origin */
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

/**
 * Converts a hit in a section's text to a hit for the section itself, because the text may change.
 */
function sectionOf(hit: SearchHit): SearchHit {
  return { ...hit, kind: hit.hierarchy.length > 2 ? 'heading' : 'page' };
}

function placeOnly({ id, url, kind, hierarchy }: SearchHit): SearchHit {
  return { id, url, kind, hierarchy, title: unmarked(hierarchy.at(-1) ?? '') };
}
