// Tests that facts on pages of Lectern's own site agree with the repository.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { favourite, matchSites, type Wish } from '../../content/src/components/showcase/match-sites.ts';
import type { Site, Tag } from '../../content/src/components/showcase/site.ts';
import { formatJson } from '../../content/src/components/home/format-json.ts';
import { catalogue } from '../diagnostics/rules/index.ts';
import { inspectContent } from './content-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, 'content/src', file), 'utf8');
const sites = parse(read('data/sites.yml')) as Site[];
const tags = parse(read('data/site-tags.yml')) as Tag[];
const expected = parse(read('data/wanted.yml')) as { id: string; to: string }[];

const names = (wish: Partial<Wish>, favourites: string[] = []) =>
  matchSites(
    [site('Tides', ['docs', 'blog']), site('Winds', ['docs']), site('Stars', ['code'])],
    { tags: [], isAll: false, words: '', ...wish },
    new Set(favourites),
  ).map(({ name }) => name);

function site(name: string, tags: string[]): Site {
  return { name, path: `sites/${name}`, text: `All about ${name}`, tags, sketch: 'docs' };
}

test('every site of the showcase is in the repository, once, with existing tags', () => {
  assert.equal(
    sites.filter((one) => !existsSync(path.join(root, one.path))).map((one) => one.path),
    [],
  );
  assert.is(new Set(sites.map((one) => one.path)).size, sites.length);
  const known = tags.map(({ id }) => id);
  assert.equal(
    sites.flatMap((one) => one.tags).filter((tag) => !known.includes(tag)),
    [],
  );
});

test('no tag of the showcase is without a site', () => {
  assert.equal(
    tags.filter(({ id }) => !sites.some((one) => one.tags.includes(id))).map(({ id }) => id),
    [],
  );
});

test('sites are filtered by any tag or by all tags', () => {
  assert.equal(names({ tags: ['blog', 'code'] }), ['Tides', 'Stars']);
  assert.equal(names({ tags: ['docs', 'blog'], isAll: true }), ['Tides']);
  assert.equal(names({ tags: ['blog', 'code'], isAll: true }), []);
});

test('the search matches sites that contain each word', () => {
  assert.equal(names({ words: 'WIND about' }), ['Winds']);
  assert.equal(names({ words: 'wind star' }), []);
});

test('favourites are filtered like a tag', () => {
  assert.equal(names({ tags: [favourite] }, ['sites/Winds']), ['Winds']);
  assert.equal(names({ tags: [favourite, 'blog'], isAll: true }, ['sites/Winds']), []);
});

test('JSON is wrapped if a line would be too long', () => {
  assert.is(formatJson({ a: [], b: { c: 'x [ y' } }, 40), '{"a": [], "b": {"c": "x [ y"}}');
  assert.is(formatJson({ a: [1, 2], b: 'long enough' }, 16), '{\n  "a": [1, 2],\n  "b": "long enough"\n}');
  assert.equal(JSON.parse(formatJson(sites, 60)), sites);
});

test('the home page has the number of rules, in tens', () => {
  assert.is(Number(JSON.parse(read('data/figures.json')).rules), 10 * Math.floor(Object.keys(catalogue).length / 10));
});

test('links in code lead to existing pages', async () => {
  const { site } = await inspectContent();
  const paths = new Set(site!.routes.map((route) => route.path.replace(/(.)\/$/, '$1')));
  const code = [
    'pages/index.tsx',
    'pages/versions/index.tsx',
    'pages/feature-requests/index.tsx',
    'components/home/figures.tsx',
    'components/home/onward.tsx',
  ]
    .map(read)
    .join('\n');
  const literal = [...code.matchAll(/\bto[=:] ?["'](\/[^"'#]*)/g)].map(([, to]) => to!);
  const all = [...literal, ...sites.flatMap(({ to }) => to ?? []), ...expected.map(({ to }) => to)];
  assert.ok(all.length > 30);
  assert.equal(
    all.map((to) => to.replace(/#.*/, '').replace(/(.)\/$/, '$1')).filter((to) => !paths.has(to)),
    [],
  );
});

test.run();
