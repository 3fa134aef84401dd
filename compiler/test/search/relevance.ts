import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { openEngine } from '../../../corpus/search/search-corpus.ts';

/** A query, and the pages that it should find. */
export interface ReaderQuery {
  query: string;
  /** The docs version of the page on which the reader searches; default: the current version. */
  version?: string;
  /** Acceptable pages: one of them should be the first result. */
  expect: string[];
}

/**
 * Reads queries from a fixture.
 *
 * @param file path below `fixtures/`
 */
export function readerQueries(file: string): ReaderQuery[] {
  return JSON.parse(readFileSync(new URL(`../../../fixtures/${file}`, import.meta.url), 'utf8')) as ReaderQuery[];
}

/** @returns the pages that a query finds on Docusaurus' own site, best first */
export async function foundPages(dist: string, query: string, version = 'current'): Promise<string[]> {
  const engine = openEngine(
    async (file) => JSON.parse(readFileSync(path.join(dist, 'corpus/search', file), 'utf8')) as unknown,
  );
  const tags = ['default', `docs-default-${version}`, 'docs-community-current', 'docs-docs-tests-current'];
  const { hits } = await engine.search(
    { text: query, page: 0, hitsPerPage: 20, hitsPerDocument: 5, snippetWords: 10, facets: { language: 'en', tags } },
    new AbortController().signal,
  );
  return [...new Set(hits.map(({ url }) => url.split('#')[0]!))];
}

/**
 * Asserts that for 75 % of the queries an expected page is first, and for 95 % among the first five.
 *
 * @param dist output folder of a site with the same instances as Docusaurus' own site
 */
export async function assertRelevant(dist: string, queries: readonly ReaderQuery[]): Promise<void> {
  assert.ok(queries.length >= 30);
  const ranks = await Promise.all(
    queries.map(async ({ query, version, expect }) =>
      (await foundPages(dist, query, version)).findIndex((page) => expect.includes(page)),
    ),
  );
  const share = (isGood: (rank: number) => boolean) => (100 * ranks.filter(isGood).length) / ranks.length;
  const first = share((rank) => rank === 0);
  const amongFive = share((rank) => rank >= 0 && rank < 5);
  const missed = queries.filter((_, at) => ranks[at] !== 0).map(({ query }) => query);
  assert.ok(
    first >= 75 && amongFive >= 95,
    `${first} % first, ${amongFive} % among five; not first: ${missed.join(', ')}`,
  );
}
