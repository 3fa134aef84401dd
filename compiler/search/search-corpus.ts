import type { Route, SiteFile } from '../../corpus/schema/index.ts';
import type { ReadFile } from '../../corpus/search/index-reader.ts';
import type { Marked, SearchHit } from '../../corpus/search-answer.ts';
import { openEngine } from '../../corpus/search/search.ts';

/** A compiled corpus, and what of it to look through. */
export interface CorpusSearch {
  site: Pick<SiteFile, 'locale' | 'instances'>;
  routes: readonly Route[];
  /** Reads the search index. */
  readFile: ReadFile;
  /** A version of docs; the last one of each instance unless given. */
  version?: string | undefined;
  instance?: string | undefined;
  limit: number;
}

/** A place that was found. */
export interface FoundPlace {
  /** As served, with the anchor of the section. */
  path: string;
  title: string;
  heading?: string | undefined;
  excerpt: string;
  instance?: string | undefined;
  version?: string | undefined;
}

/** How many hits are looked at in one go, how many of one page, and how many words of each are told. */
const atOnce = 20;
const mostPlaces = 5;
const snippetWords = 20;

/**
 * Searches a corpus as its readers do.
 *
 * @returns the places that were found, the best first
 * @throws when the corpus has no index
 */
export async function searchCorpus(
  text: string,
  { site, routes, readFile, version, instance, limit }: CorpusSearch,
): Promise<FoundPlace[]> {
  const engine = openEngine(readFile);
  const facets = { language: site.locale, tags: tagsOf(site, version, instance) };
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const found: FoundPlace[] = [];
  for (let page = 0, pages = 1; page < pages && found.length < limit; page += 1) {
    const results = await engine.search(
      { text, page, hitsPerPage: atOnce, hitsPerDocument: mostPlaces, snippetWords, facets },
      new AbortController().signal,
    );
    pages = results.pages;
    for (const hit of results.hits) {
      const route = byPath.get(hit.id.split('#')[0]!);
      if (instance === undefined || route?.instance === instance) found.push(placeOf(hit, route));
    }
  }
  return found.slice(0, limit);
}

function tagsOf(
  { instances }: CorpusSearch['site'],
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
    excerpt: textOf(excerpt),
    instance: route?.instance,
    version: route?.version,
  };
}

function textOf(marked: Marked): string {
  return marked.map(({ text }) => text).join('');
}
