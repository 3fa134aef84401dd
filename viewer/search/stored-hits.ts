import { isObject } from '../corpus/shape.ts';
import { warnOfStorage } from '../state/stored.ts';
import { unmarked } from './marked-text.tsx';
import type { SearchHit } from '../../corpus/search-answer.ts';

/** A list of hits that the browser stores. */
export interface StoredHits {
  get(): readonly SearchHit[];
  /** Adds a hit at the start, and removes hits at the end if the list is too long. */
  add(hit: SearchHit): void;
  remove(id: string): void;
}

/** A stored hit. It has the format of DocSearch, so that readers of a migrated site keep their search history. */
interface StoredHit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * @param key the key in the browser's storage
 * @param atMost the maximum number of stored hits
 */
export function createStoredHits(key: string, atMost: number): StoredHits {
  let hits = read(key);
  const keep = (changed: SearchHit[]) => {
    hits = changed.slice(0, atMost);
    write(key, hits);
  };
  return {
    get: () => hits,
    add: (hit) => keep([hit, ...hits.filter(({ id }) => id !== hit.id)]),
    remove: (id) => keep(hits.filter((hit) => hit.id !== id)),
  };
}

function read(key: string): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredHit).map(fromStored) : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) warnOfStorage(error);
    return [];
  }
}

function write(key: string, hits: readonly SearchHit[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(hits.map(toStored)));
  } catch (error) {
    warnOfStorage(error);
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  if (!isObject(value) || !isObject(value.hierarchy)) return false;
  return [value.objectID, value.url, value.type, value.hierarchy.lvl0, value.hierarchy.lvl1].every(
    (text) => typeof text === 'string',
  );
}

function toStored({ id, url, kind, hierarchy }: SearchHit): StoredHit {
  const type = kind === 'page' ? 'lvl1' : `lvl${hierarchy.length - 1}`;
  return {
    objectID: id,
    url,
    type,
    hierarchy: Object.fromEntries(levels.map((level, index) => [level, hierarchy[index] ?? null])),
  };
}

function fromStored({ objectID, url, type, hierarchy }: StoredHit): SearchHit {
  const steps = levels.map((level) => hierarchy[level]).filter((step) => typeof step === 'string');
  return {
    id: objectID,
    url,
    kind: type === 'lvl1' ? 'page' : 'heading',
    hierarchy: steps,
    title: unmarked(steps.at(-1)!),
  };
}
