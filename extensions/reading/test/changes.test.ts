import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page, SiteFile } from '../../../corpus/schema/index.ts';
import { changesRows, type Row } from '../viewer/compare/changes-rows.ts';
import { olderVersions } from '../viewer/compare/compared-versions.ts';
import { withBase } from '../viewer/compare/load-both.ts';

/** Formats rows as ` same`, `+added` and `-removed`, with `[…]` around changed words. */
const shown = (rows: Row[]) =>
  rows.map((row) =>
    row.kind === 'gap'
      ? `@${row.count}`
      : { same: ' ', added: '+', removed: '-' }[row.kind] +
        row.pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

test('equal sources have no rows, regardless of blank lines at their ends', () => {
  assert.equal(changesRows('# A\n\ntext\n', '\n# A\n\ntext'), []);
});

test('a line that has changed is compared word by word', () => {
  assert.equal(shown(changesRows('# A\n\nRun the old command.\n', '# A\n\nRun the new command.\n')), [
    ' # A',
    '-Run the [old] command.',
    '+Run the [new] command.',
  ]);
});

test('added and removed lines are shown between their neighbours, and long unchanged runs are counted', () => {
  const same = Array.from({ length: 6 }, (_, index) => `line ${index + 1}`).join('\n');
  assert.equal(shown(changesRows(`first\n${same}\nlast`, `${same}\nlast\nmore`)), [
    '-first',
    ' line 1',
    '@5',
    ' last',
    '+more',
  ]);
});

test('paths of a version are mapped to another version only at the beginning of an address', () => {
  const text = '[a](/docs/2.0/a.md) <https://x.org/docs/2.0/b> and x/docs/2.0/c, /docs/2.0.1/d';
  assert.is(
    withBase(text, '/docs/2.0', '/docs/'),
    '[a](/docs/a.md) <https://x.org/docs/b> and x/docs/2.0/c, /docs/2.0.1/d',
  );
});

test('a page is compared with the earlier versions that also have it', () => {
  const version = (name: string, path: string) => ({ name, path, label: `v${name}` });
  const versions = [version('next', '/next'), version('2', '/'), version('1', '/1'), version('0', '/0')];
  const site = { instances: [{ kind: 'docs', id: 'default', versions }] } as unknown as SiteFile;
  const page = {
    kind: 'doc',
    context: { instance: 'default', version: '2' },
    alternates: [
      { version: 'next', path: '/next/a' },
      { version: '0', path: '/0/a' },
    ],
  } as unknown as Page;
  assert.equal(olderVersions(page, site), [{ label: 'v0', path: '/0/a', base: '/0', ownBase: '/' }]);
});

test.run();
