import type { FoundPlace, SearchOptions } from '../reader/corpus.ts';
import type { Marked, SearchHit } from '../search-answer.ts';
import type { Route, SiteFile } from '../types.ts';
import { loadStem } from './language/load-stem.ts';
import type { ReadFile } from './index-reader.ts';
import { openEngine as openAnyEngine, type SearchEngine } from './search.ts';

/** @param readFile reads a file of the index. Its path is relative to the folder of the index */
export function openEngine(readFile: ReadFile): SearchEngine {
  return openAnyEngine(readFile, loadStem);
}

/** A compiled corpus that can be searched. */
export interface SearchedCorpus {
  site: Pick<SiteFile, 'locale' | 'instances'>;
  routes: readonly Route[];
  /** Answers queries from the index of the corpus. */
  engine: SearchEngine;
}

/** Defaults: number of hits per request, hits per page of the site, and words per excerpt. */
const atOnce = 20;
const mostPlaces = 5;
const snippetWords = 20;

/**
 * Searches a corpus in the same way as the search of its site.
 *
 * @returns the found sections, the best first
 * @throws Error if the corpus has no index; the signal's reason if the signal aborts
 */
export async function searchCorpus(
  text: string,
  { site, routes, engine }: SearchedCorpus,
  { version, instance, limit = 10, signal = new AbortController().signal }: SearchOptions = {},
): Promise<FoundPlace[]> {
  const facets = { language: site.locale, tags: tagsOf(site, version, instance) };
  const found: FoundPlace[] = [];
  for (let page = 0, pages = 1; page < pages && found.length < limit; page += 1) {
    const results = await engine.search(
      { text, page, hitsPerPage: atOnce, hitsPerDocument: mostPlaces, snippetWords, facets },
      signal,
    );
    pages = results.pages;
    const byPath = routesOf(results.hits, routes);
    for (const hit of results.hits) {
      const route = byPath.get(pathOf(hit));
      if (instance === undefined || route?.instance === instance) found.push(placeOf(hit, route));
    }
  }
  return found.slice(0, limit);
}

/** @returns path → route, for the pages of hits */
function routesOf(hits: readonly SearchHit[], routes: readonly Route[]): Map<string, Route> {
  const paths = new Set(hits.map(pathOf));
  return new Map(routes.flatMap((route) => (paths.has(route.path) ? [[route.path, route] as const] : [])));
}

function pathOf({ id }: SearchHit): string {
  return id.split('#')[0]!;
}

function tagsOf(
  { instances }: SearchedCorpus['site'],
  version: string | undefined,
  instance: string | undefined,
): string[] {
  const docs = instances.flatMap((each) =>
    each.kind === 'docs' && (instance === undefined || each.id === instance) ? [each] : [],
  );
  const tags = docs.flatMap(({ id, versions }) =>
    versions
      .filter(({ name, isLast }) => (version === undefined ? isLast : name === version))
      .map(({ name }) => `docs-${id}-${name}`),
  );
  return ['default', ...tags];
}

function placeOf({ id, hierarchy, excerpt = [] }: SearchHit, route: Route | undefined): FoundPlace {
  const [, title = '', ...headings] = hierarchy;
  return {
    path: id,
    title,
    heading: headings.at(-1),
    excerpt: plainText(excerpt),
    instance: route?.instance,
    version: route?.version,
  };
}

function plainText(marked: Marked): string {
  return marked.map(({ text }) => text).join('');
}
