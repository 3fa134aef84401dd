// What readers of Lectern's own site look for, held against the search of it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compiledContent } from './browser/served-content.ts';
import { assertRelevant, foundPages, readerQueries } from './search/relevance.ts';

const queries = readerQueries('content-search-queries.json');
let dist: string;

test.before(async () => {
  dist = await compiledContent();
});

test('every page that a query is meant to find is there', () => {
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'corpus/routes.json'), 'utf8')) as {
    routes: { path: string }[];
  };
  const paths = new Set(routes.map((route) => route.path));
  assert.equal(
    queries.flatMap(({ expect }) => expect).filter((expected) => !paths.has(expected)),
    [],
  );
});

test('docs come before sets of tests that say the same, which search engines are not to list', async () => {
  const found = await foundPages(dist, 'front matter');
  assert.is(found[0], '/docs/reference/front-matter/');
  const isTest = (page: string) => page.startsWith('/tests/');
  assert.ok(
    found.findIndex(isTest) === -1 ||
      found.findIndex(isTest) > found.findLastIndex((page) => page.startsWith('/docs/')),
    String(found),
  );
});

// Every second query was kept aside while the ranking was tuned on the others.
for (const [name, rest] of [
  ['the ranking was tuned on', 0],
  ['that were kept aside', 1],
] as const) {
  test(`of the queries ${name} three quarters find their page first, and 95 of 100 among the first five`, async () => {
    await assertRelevant(
      dist,
      queries.filter((_, at) => at % 2 === rest),
    );
  });
}

test.run();
