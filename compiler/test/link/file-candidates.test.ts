import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  assetCandidates,
  dataCandidates,
  documentCandidates,
  isContained,
  partialCandidates,
} from '../../link/file-candidates.ts';

const standpoint = {
  source: 'docs/guides/links.md',
  contentDirs: ['docs'],
  staticDirs: ['static', 'public'],
  aliases: { '@parts': 'docs/parts', '@parts/deep': '../deep', tokens: 'src/tokens.json' },
};

test('a link that starts with a dot is relative to the folder of its file', () => {
  assert.equal(documentCandidates('./a.md', standpoint), ['docs/guides/a.md']);
  assert.equal(documentCandidates('../a.md', standpoint), ['docs/a.md']);
});

test('links without leading dot or slash are searched next to the file, then in the content folder and site', () => {
  assert.equal(documentCandidates('a.md', standpoint), ['docs/guides/a.md', 'docs/a.md', 'a.md']);
});

test('a file link that starts with a slash looks in the content folder, then in the site', () => {
  assert.equal(documentCandidates('/a.md', standpoint), ['docs/a.md', 'a.md']);
});

test('@site means the folder of the site', () => {
  assert.equal(documentCandidates('@site/docs/x/../a.md', standpoint), ['docs/a.md']);
  assert.equal(assetCandidates('@site/files/a.pdf', standpoint), ['files/a.pdf']);
});

test('a partial may leave out its extension, and escape its underscore', () => {
  assert.equal(partialCandidates('./_a', standpoint), ['docs/guides/_a.mdx', 'docs/guides/_a.md']);
  assert.equal(partialCandidates('./\\_a.mdx', standpoint), ['docs/guides/_a.mdx']);
});

test('an image that starts with a slash is searched in each static folder', () => {
  assert.equal(assetCandidates('/img/a.png', standpoint), ['static/img/a.png', 'public/img/a.png']);
  assert.equal(assetCandidates('img/a.png', standpoint), ['docs/guides/img/a.png']);
});

test('the text of a module is found without its extension', () => {
  assert.equal(dataCandidates('!!raw-loader!./_chart', standpoint).slice(0, 2), [
    'docs/guides/_chart',
    'docs/guides/_chart.tsx',
  ]);
});

test('an alias leads to its folder or file, the longest first', () => {
  assert.equal(partialCandidates('@parts/_a.mdx', standpoint), ['docs/parts/_a.mdx']);
  assert.equal(assetCandidates('@parts/img/a.png', standpoint), ['docs/parts/img/a.png']);
  assert.equal(assetCandidates('@parts/deep/a.png', standpoint), ['../deep/a.png']);
  assert.equal(dataCandidates('tokens', standpoint), ['src/tokens.json']);
  assert.equal(assetCandidates('@partsother/a.png', standpoint), ['docs/guides/@partsother/a.png']);
});

test('data is searched like an asset, without bundler syntax', () => {
  assert.equal(dataCandidates('./a.json', standpoint), ['docs/guides/a.json']);
  assert.equal(dataCandidates('@site/src/a.js?raw', standpoint), ['src/a.js']);
  assert.equal(dataCandidates('!!raw-loader!./a.js', standpoint), ['docs/guides/a.js']);
  assert.equal(dataCandidates('/a.yml', standpoint), ['static/a.yml', 'public/a.yml', 'docs/a.yml', 'a.yml']);
});

const translation = {
  ...standpoint,
  source: 'i18n/de/docs/guides/links.md',
  original: 'docs/guides/links.md',
  contentDirs: ['i18n/de/docs', 'docs'],
};

test('a file link of a translation is searched among the translations first, then like a link of its original', () => {
  assert.equal(documentCandidates('./a.md', translation), ['i18n/de/docs/guides/a.md', 'docs/guides/a.md']);
  assert.equal(documentCandidates('../a.md', translation), ['i18n/de/docs/a.md', 'docs/a.md']);
  assert.equal(documentCandidates('/a.md', translation), ['i18n/de/docs/a.md', 'docs/a.md', 'a.md']);
  assert.equal(documentCandidates('a.md', translation), [
    'i18n/de/docs/guides/a.md',
    'docs/guides/a.md',
    'i18n/de/docs/a.md',
    'docs/a.md',
    'a.md',
  ]);
});

test('images and partials of a translation are next to it, or next to its original', () => {
  assert.equal(assetCandidates('./a.png', translation), ['i18n/de/docs/guides/a.png', 'docs/guides/a.png']);
  assert.equal(assetCandidates('/img/a.png', translation), ['static/img/a.png', 'public/img/a.png']);
  assert.equal(partialCandidates('./_a.mdx', translation), ['i18n/de/docs/guides/_a.mdx', 'docs/guides/_a.mdx']);
});

test('isContained compares paths by segments, and allows the site and folders that the config names', () => {
  assert.is(isContained('docs/a.png', []), true);
  assert.is(isContained('../docs/a.png', ['../docs']), true);
  assert.is(isContained('../docs-secret/a.png', ['../docs']), false);
  assert.is(isContained('docs/../../a.png', ['docs']), false);
  assert.is(isContained('/etc/passwd', ['docs']), false);
  assert.is(isContained('../tokens.json', ['../tokens.json']), true);
});

test.run();
