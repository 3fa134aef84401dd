import { mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../../compiler/test/temp.ts';
import { filesBelow } from '../resilience/commands/commands.ts';
import { mirror } from '../resilience/commands/mirror.ts';
import { mergedTable, tableOf, type Row } from '../resilience/table.ts';

const row = (name: string, more: Partial<Row> = {}): Row => ({
  name,
  what: `What ${name} does`,
  tried: '3 tries',
  failures: [],
  date: '2026-11-27',
  seconds: 12,
  share: 1,
  isLoaded: false,
  load: 0.5,
  ...more,
});
const names = ['first', 'first-compile', 'second'];
const page = (table: string) => `# Page\n\n<!-- figures -->\n\n${table}\n\n<!-- end of figures -->\n`;
const attacksIn = (table: string) =>
  [...table.matchAll(/^\| What (\S+) does \| ([^|]+) \|/gm)].map(([, a, b]) => `${a} ${b}`);

test('a table keeps rows of earlier runs in the order of attacks, and replaces rows of this run', () => {
  const before = page(tableOf([row('second'), row('first-compile', { share: 0.1, isLoaded: true })]));
  const next = mergedTable(before, 'figures', [row('first'), row('second', { tried: '9 tries' })], names);
  assert.equal(attacksIn(next), ['first 3 tries', 'first-compile 3 tries', 'second 9 tries']);
});

test('rows of another machine, and of attacks that are gone, do not stay', () => {
  const table = tableOf([row('second'), row('gone')]);
  const other = page(table.replace(/Measured on .*/, 'Measured on 64 cores.'));
  assert.equal(attacksIn(mergedTable(other, 'figures', [row('first')], names)), ['first 3 tries']);
  assert.equal(attacksIn(mergedTable(page(table), 'figures', [row('first')], names)), [
    'first 3 tries',
    'second 3 tries',
  ]);
  assert.equal(attacksIn(mergedTable(page('Not measured yet.'), 'figures', [row('first')], names)), ['first 3 tries']);
});

test('a mirror adds, replaces and removes what differs, and leaves equal files as they are', () => {
  const folder = tempFolder();
  try {
    folder.write({ 'from/a/one.md': 'one', 'from/two.md': 'two', 'from/was-folder': 'file', 'from/same.md': 'same' });
    symlinkSync('a', path.join(folder.dir, 'from/link'));
    const [from, to] = ['from', 'to'].map((name) => path.join(folder.dir, name)) as [string, string];
    mirror(from, to);
    assert.equal(filesBelow(to), filesBelow(from));
    const { ino } = statSync(path.join(to, 'same.md'));
    const { mtime } = statSync(path.join(from, 'two.md'));

    // The new content has as many bytes as the old content.
    folder.write({ 'to/two.md': 'ten', 'to/more/three.md': 'three' });
    utimesSync(path.join(to, 'a'), 1, 1);
    writeFileSync(path.join(to, 'a/one.md'), 'longer');
    mkdirSync(path.join(to, 'empty'));
    mirror(from, to);
    assert.equal(filesBelow(to), filesBelow(from));
    assert.is(statSync(path.join(to, 'same.md')).ino, ino);
    assert.ok(Math.abs(statSync(path.join(to, 'two.md')).mtimeMs - mtime.getTime()) < 1.1);
    assert.is(readFileSync(path.join(to, 'link/one.md'), 'utf8'), 'one');
  } finally {
    folder.remove();
  }
});

test.run();
