// Tests queries that readers of Lectern's own site may type. The search must find the given pages.
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

test('the pages that the sample queries expect exist', () => {
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'corpus/routes.json'), 'utf8')) as {
    routes: { path: string }[];
  };
  const paths = new Set(routes.map((route) => route.path));
  assert.equal(
    queries.flatMap(({ expect }) => expect).filter((expected) => !paths.has(expected)),
    [],
  );
});

test('docs rank before equal pages of test sections, which are hidden from search engines', async () => {
  const found = await foundPages(dist, 'front matter');
  assert.is(found[0], '/docs/reference/front-matter/');
  const isTest = (page: string) => page.startsWith('/tests/');
  assert.ok(
    found.findIndex(isTest) === -1 ||
      found.findIndex(isTest) > found.findLastIndex((page) => page.startsWith('/docs/')),
    String(found),
  );
});

// The ranking was tuned with one half of the queries. The other half was not used for tuning.
for (const [name, rest] of [
  ['the ranking was tuned on', 0],
  ['that were set aside', 1],
] as const) {
  test(`75 % of the queries ${name} find their page first, and 95 % among the first five`, async () => {
    await assertRelevant(
      dist,
      queries.filter((_, at) => at % 2 === rest),
    );
  });
}

test.run();
