import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyElement } from '../../../corpus/schema/index.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { requiredAssets } from '../../link/required-assets.ts';
import { linkSite } from '../../link/link-site.ts';
import type { Asset } from '../../link/link.ts';
import type { Reference } from '../../parse/document.ts';
import { siteOf } from './site-of.ts';

const svg: BodyElement = { type: 'element', tagName: 'svg', properties: {}, children: [] };
const assets: Asset[] = [
  { path: 'docs/team.json', href: '/assets/team.json', json: [{ name: 'Ada', tags: ['a', 'b'] }] },
  { path: 'src/a.js', href: '/assets/a.js', text: 'let a;\n' },
  { path: 'docs/moon.svg', href: '/assets/moon.svg', svg },
  {
    path: 'docs/broken.json',
    href: '/assets/broken.json',
    problems: [diagnose('invalid-data', { path: 'docs/broken.json', line: 2, column: 1 }, { reason: 'x' })],
  },
];

/** Links a page with the given imports. */
function link(references: Partial<Reference>[], config: object = {}) {
  const input = siteOf(
    { 'docs/a.mdx': { path: '/docs/a', links: references.map((reference) => ({ syntax: 'jsx', ...reference })) } },
    config,
    assets,
  );
  const { links, diagnostics } = linkSite(input);
  return { resolved: links.get('/docs/a')!.references.get('docs/a.mdx')!, diagnostics };
}

test('data is the content of a file, or the part of it that keys lead to', () => {
  const { resolved, diagnostics } = link([
    { kind: 'json', url: './team.json' },
    { kind: 'json', url: './team.json', keys: ['0', 'tags', '1'] },
    { kind: 'json', url: './team.json', keys: ['0', 'tags', 'length'] },
    { kind: 'json', url: './team.json', keys: ['0', 'constructor', 'name'] },
    { kind: 'json', url: './team.json', keys: ['9', 'name'] },
  ]);
  assert.equal(diagnostics, []);
  assert.equal(resolved, [
    { kind: 'data', value: [{ name: 'Ada', tags: ['a', 'b'] }] },
    { kind: 'data', value: 'b' },
    { kind: 'data', value: 2 },
    { kind: 'data', value: undefined },
    { kind: 'data', value: undefined },
  ]);
});

test('a file may be imported as text or as an image', () => {
  const { resolved } = link(
    [
      { kind: 'text', url: '!!raw-loader!@code/a.js' },
      { kind: 'svg', url: './moon.svg' },
    ],
    { aliases: { '@code': 'src' } },
  );
  assert.equal(resolved, [
    { kind: 'data', value: 'let a;\n' },
    { kind: 'svg', element: svg },
  ]);
});

test('a missing file is reported at its import, at the level of broken imports', () => {
  const references = [{ kind: 'json' as const, url: './tean.json', at: { line: 3, column: 1 } }];
  const { resolved, diagnostics } = link(references);
  assert.equal(resolved, [{ kind: 'broken', href: './tean.json' }]);
  assert.equal(
    diagnostics.map(({ rule, severity, place, hint }) => [rule, severity, place, hint]),
    [['missing-data', 'error', { path: 'docs/a.mdx', line: 3, column: 1 }, 'did you mean "docs/team.json"?']],
  );
  assert.equal(
    link(references, { onBrokenImports: 'warn' }).diagnostics.map(({ severity }) => severity),
    ['warning'],
  );
  assert.equal(link(references, { onBrokenImports: 'ignore' }).diagnostics, []);
});

test('a missing file is reported once, however often the import is used', () => {
  const use = (line: number) => ({ kind: 'json' as const, url: './gone.json', at: { line, column: 1 } });
  assert.equal(
    link([use(3), use(9)]).diagnostics.map(({ place }) => place.line),
    [3],
  );
});

test('a file outside the site is refused', () => {
  assert.equal(
    link([{ kind: 'text', url: '../../secret.txt' }]).diagnostics.map(({ rule }) => rule),
    ['outside-site'],
  );
});

test('an invalid file is reported once, at the error in it, however often it is imported', () => {
  const { resolved, diagnostics } = link([
    { kind: 'json', url: './broken.json' },
    { kind: 'json', url: './broken.json' },
  ]);
  assert.equal(
    diagnostics.map(({ place }) => place),
    [{ path: 'docs/broken.json', line: 2, column: 1 }],
  );
  assert.equal(
    resolved.map(({ kind }) => kind),
    ['broken', 'broken'],
  );
});

test('the uses of a file are known before the file is read', () => {
  const { site, sources } = siteOf(
    {
      'docs/a.mdx': {
        path: '/docs/a',
        links: [
          { kind: 'svg', url: './moon.svg' },
          { kind: 'image', url: './moon.svg' },
          { kind: 'json', url: '@data/x.yml' },
        ],
      },
      'docs/b.mdx': {
        path: '/docs/b',
        links: [
          { kind: 'text', url: './a.mdx?raw' },
          { kind: 'json', url: '../../secret.json' },
        ],
      },
    },
    { aliases: { '@data': '../shared' } },
  );
  const expected = requiredAssets({ sources, blogs: [], config: site.config })();
  assert.equal(
    [...expected].map(([path, uses]) => [path, [...uses]]),
    [
      ['../shared/x.yml', ['json']],
      ['docs/a.mdx', ['text']],
      ['docs/moon.svg', ['svg', 'file']],
    ],
  );
});

test.run();
