// Validates files of Lectern's own site against the schemas for editors, with the validator Ajv.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { OfflineOptions } from '../../../extensions/offline/options.ts';
import { sourceKinds, sourceSchema, type SourceKind } from '../../site/source-schemas.ts';

const content = new URL('../../../content/', import.meta.url).pathname;
// Ajv doesn't define the format `uri` that the schemas use. In this test, it accepts every string as a `uri`.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats: { uri: true } });
for (const kind of sourceKinds) ajv.addSchema(sourceSchema(kind, { pwa: OfflineOptions }), kind);
const problemsOf = (kind: SourceKind, value: unknown) => {
  const check = ajv.getSchema(kind)!;
  return check(value) ? [] : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const valid: Record<SourceKind, object[]> = {
  config: [
    { title: 'T' },
    { title: 'T', pwa: { manifest: { short_name: 'T', lang: 'en' } } },
    { $schema: 'x', title: 'T', docs: false, blog: {}, pages: [{ id: 'a' }, { id: 'b' }], onBrokenLinks: 'warn' },
  ],
  'docs-front-matter': [{}, { title: 1.5, tags: ['a', { label: 'b', permalink: '/b' }], draft: true, own: [1] }],
  'pages-front-matter': [{ hero: { title: 'T' } }],
  'blog-front-matter': [
    { authors: 'ann', date: '2024-01-01' },
    { authors: [{ name: 'Ann' }, 'bob'], tags: null },
  ],
  'sidebars-file': [
    { $schema: 'x', docs: ['intro', { type: 'category', label: 'A', items: ['b', { C: ['d'] }] }] },
    { docs: { 'Getting started': ['intro'] } },
  ],
  'category-file': [{ $schema: 'x', label: 'A', position: 2.5, link: null }],
  'authors-file': [{ ann: { name: 'Ann', socials: { github: 'ann' }, page: true } }],
  'tags-file': [{ a: null, b: { label: 'B', permalink: '/b' } }],
};

const invalid: Record<SourceKind, [value: object, place: string]> = {
  config: [{ title: 'T', onBrokenLinks: 'shout' }, '/onBrokenLinks'],
  'docs-front-matter': [{ sidebar_position: 'first' }, '/sidebar_position'],
  'pages-front-matter': [{ hero: { actions: [{ text: 1 }] } }, '/hero/actions/0'],
  'blog-front-matter': [{ tags: 'one' }, '/tags'],
  'sidebars-file': [{ docs: [{ type: 'category', label: 'A', items: [{ type: 'doc' }] }] }, '/docs/0/items/0'],
  'category-file': [{ lable: 'A' }, ' must NOT have additional properties'],
  'authors-file': [{ ann: { socials: 'github' } }, '/ann/socials'],
  'tags-file': [{ a: { lable: 'A' } }, '/a'],
};

for (const kind of sourceKinds) {
  test(`the schema of "${kind}" accepts valid files and locates an error`, () => {
    for (const value of valid[kind]) assert.equal(problemsOf(kind, value), [], JSON.stringify(value));
    const [value, place] = invalid[kind];
    const problems = problemsOf(kind, value);
    assert.ok(
      problems.some((problem) => problem.startsWith(place)),
      problems.join('\n'),
    );
  });
}

test('the schema of the config has the options of an extension', () => {
  assert.equal(problemsOf('config', { title: 'T', pwa: { debug: 'yes' } }), ['/pwa/debug must be boolean']);
});

test('the schemas accept the files of the documentation', () => {
  const read = (file: string) => parse(readFileSync(content + file, 'utf8')) as object;
  const kinds: [SourceKind, string][] = [
    ['sidebars-file', 'sidebars*.json'],
    ['sidebars-file', 'versioned_sidebars/*.json'],
    ['category-file', '{community,tests}/**/_category_.{json,yml}'],
    ['authors-file', 'blog/authors.yml'],
    ['tags-file', '{docs,blog}/tags.yml'],
  ];
  for (const [kind, pattern] of kinds) {
    const files = fastGlob.sync(pattern, { cwd: content });
    assert.ok(files.length > 0, pattern);
    for (const file of files) assert.equal(problemsOf(kind, read(file)), [], file);
  }
});

test('the schemas accept the front matter of the documentation', () => {
  const kinds = { docs: 'docs-front-matter', 'src/pages': 'pages-front-matter', blog: 'blog-front-matter' } as const;
  for (const [folder, kind] of Object.entries(kinds))
    for (const file of fastGlob.sync(`${folder}/**/*.{md,mdx}`, { cwd: content })) {
      const [, yaml] = /^---\n([^]*?)\n---\n/.exec(readFileSync(content + file, 'utf8')) ?? [];
      assert.equal(problemsOf(kind, yaml === undefined ? {} : parse(yaml)), [], file);
    }
});

test.run();
