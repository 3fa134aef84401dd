import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from '../../../corpus/schema/index.ts';
import { createCorpus } from '../../corpus/corpus.ts';
import { loadSidebar } from '../../shell/load-sidebar.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';

const { signal } = new AbortController();

/** Returns a corpus that answers each request for sidebars with the next list. The last list is repeated. */
function corpusWith(...lists: string[][]) {
  let count = 0;
  const corpus = createCorpus('/site/', async () => {
    const items = lists[Math.min(count, lists.length - 1)]!.map((href) => ({ type: 'link', label: href, href }));
    count += 1;
    return Response.json({ format: 1, sidebars: { docs: items } });
  });
  return { corpus, requests: () => count };
}

function docAt(path: string) {
  return sampleDoc(path, 'A page', { context: { instance: 'default', version: '2.0', sidebar: 'docs' } });
}

async function hrefsBeside(path: string, corpus: ReturnType<typeof createCorpus>): Promise<unknown> {
  const sidebar = await loadSidebar(docAt(path), corpus, signal);
  return sidebar && 'items' in sidebar ? sidebar.items.map((item) => 'href' in item && item.href) : sidebar;
}

test('sidebars are loaded once for all pages that they contain', async () => {
  const { corpus, requests } = corpusWith(['/site/a', '/site/b']);
  for (const path of ['/site/a', '/site/b', '/site/a']) await hrefsBeside(path, corpus);
  assert.is(requests(), 1);
});

test('if the loaded sidebars lack a page, the sidebars are loaded again', async () => {
  const { corpus, requests } = corpusWith(['/site/old'], ['/site/old', '/site/come']);
  await hrefsBeside('/site/old', corpus);
  assert.equal(await hrefsBeside('/site/come', corpus), ['/site/old', '/site/come']);
  assert.is(requests(), 2);
});

test('a page that is in no sidebar causes a second request, but not one at each visit', async () => {
  const { corpus, requests } = corpusWith(['/site/other']);
  for (let visit = 0; visit < 3; visit += 1) assert.equal(await hrefsBeside('/site/apart', corpus), ['/site/other']);
  assert.is(requests(), 2);
});

test('the archive of a blog, which lists all of its posts, has no sidebar', async () => {
  const { corpus, requests } = corpusWith(['/site/a']);
  const context = { instance: 'default' };
  const archive = { ...sampleDoc('/site/blog/archive', 'Archive'), kind: 'blog-archive', context } as unknown as Page;
  assert.is(await loadSidebar(archive, corpus, signal), undefined);
  assert.is(requests(), 0);
});

test.run();
