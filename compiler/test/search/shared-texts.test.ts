// Tests the search index of a partly translated language, which reuses files of the default language's index.
import { posix } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchIndexFile, SearchText } from '../../../corpus/schema/index.ts';
import { indexOf, openWrittenIndex, searchedPage, searcher, textOf, type WrittenPage } from './memory-index.ts';

const pages = Array.from({ length: 60 }, (_, at): WrittenPage => [
  `Page ${at}`,
  { '': `Word${at}x stands here.`, Steps: 'Some more.' },
  at % 2 ? { group: 'Guides' } : {},
]);
const originals = pages.map(textOf);
const groups: Record<string, string> = { Docs: 'Documentation', Guides: 'Guides' };

/** @returns an untranslated page for the second language, with the content of the given page */
function untranslated(text: SearchText): SearchText {
  return { ...text, path: `/fr${text.path}`, group: groups[text.group]! };
}

/** @returns the search in the second language, and the files of that language's index */
async function languages(texts: readonly SearchText[]) {
  const original = {
    folder: '../../../corpus/search/en/default',
    baseUrl: '/',
    pages: originals.map((text) => searchedPage(text)),
  };
  const { files: own } = await openWrittenIndex('default', 'fr').write(texts, { baseUrl: '/fr/', original });
  const { files } = await openWrittenIndex('default').write(originals, { baseUrl: '/' });
  const index = JSON.parse(own.get('fr/default/index.json')!) as SearchIndexFile;
  const below = (folder: string, all: ReadonlyMap<string, string>) =>
    [...all].map(([path, text]) => [posix.join(folder, path), text] as const);
  const all = new Map([...below('/corpus/search', files), ...below('/fr/corpus/search', own)]);
  const { search, read } = searcher({ get: (path: string) => all.get(posix.join('/fr/corpus/search', path)) });
  const find = async (text: string) =>
    (await search(text, { facets: { language: 'fr', tags: ['default'] } })).hits.map(({ id, hierarchy }) => [
      id,
      ...hierarchy,
    ]);
  const written = [...own.keys()].filter((path) => path.includes('/texts/'));
  return { find, read, index, texts: written };
}

test('an untranslated site writes no text twice, and pages are found in their own language', async () => {
  const { find, read, index, texts } = await languages(originals.map(untranslated));
  assert.equal(texts, []);
  assert.equal(index.original, {
    folder: '../../../corpus/search/en/default',
    baseUrl: ['/', '/fr/'],
    groups: [['Docs', 'Documentation']],
    own: [],
  });
  assert.equal(await find('word14x'), [['/fr/docs/page-14', 'Documentation', 'Page 14']]);
  assert.equal(await find('word15x'), [['/fr/docs/page-15', 'Guides', 'Page 15']]);
  assert.ok(read.some((path) => path.startsWith('../../../corpus/search/en/default/texts/')));
});

test('a text file with a translated page is written, and all others are shared', async () => {
  const { find, index, texts } = await languages(
    originals.map((text, at) => (at === 7 ? { ...untranslated(text), title: 'Page sept' } : untranslated(text))),
  );
  assert.is(texts.length, 1);
  assert.is(texts[0], `fr/default/texts/${index.original!.own[0]}.json`);
  assert.equal(await find('word7x'), [['/fr/docs/page-7', 'Guides', 'Page sept']]);
  assert.equal(await find('word8x'), [['/fr/docs/page-8', 'Documentation', 'Page 8']]);
});

test('pages with one group there and two groups here are found with their own group', async () => {
  const { find } = await languages(
    originals.map((text, at) => ({ ...untranslated(text), ...(at === 9 ? { group: 'Autres' } : {}) })),
  );
  assert.equal(await find('word9x'), [['/fr/docs/page-9', 'Autres', 'Page 9']]);
  assert.equal(await find('word11x'), [['/fr/docs/page-11', 'Guides', 'Page 11']]);
});

test('other addresses, and other pages, share nothing', async () => {
  const elsewhere = await languages(
    originals.map((text) => ({ ...untranslated(text), path: `/fr/other${text.path}` })),
  );
  assert.is(elsewhere.index.original, undefined);
  const { index } = await languages([textOf(['Seul', { '': 'Une page.' }])]);
  assert.is(index.original, undefined);
});

test("an index without a fallback language doesn't mention one", async () => {
  assert.not('original' in (JSON.parse((await indexOf(pages)).get('en/default/index.json')!) as object));
});

test.run();
