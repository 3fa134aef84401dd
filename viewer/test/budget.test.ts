import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildViewer } from '../../scripts/build-viewer.ts';
import { weights } from '../../scripts/lighter-faces.ts';
import { unscriptedModes, type ViewerManifest } from '../html/viewer-manifest.ts';

let folder: string;
let viewer: ViewerManifest;
test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-budget-'));
  viewer = await buildViewer(folder, { minify: true });
});
test.after(() => rm(folder, { recursive: true }));

async function gzipped(names: string[]): Promise<number> {
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
}

test('a docs page begins with one script', () => {
  assert.equal(viewer.preload, []);
});

test('a docs page loads at most 95 kB of JavaScript', async () => {
  const bytes = await gzipped([viewer.script, ...viewer.preload]);
  assert.ok(bytes <= 95_000, `${bytes} bytes`);
});

test('a page loads at most four scripts, whatever its kind', () => {
  for (const [kind, files] of Object.entries(viewer.kinds)) assert.ok(viewer.more.length + files.length <= 3, kind);
});

test('a docs page loads at most 20 kB of CSS', async () => {
  const bytes = await gzipped(viewer.styles);
  assert.ok(bytes <= 20_000, `${bytes} bytes`);
});

test('the reading face of a first page has the weights that its styles name, in at most 36 kB', async () => {
  const face = viewer.files.find((name) => name.startsWith('literata-latin-wght-normal-'))!;
  assert.ok((await readFile(join(folder, face))).length <= 36_000);
  const styles = await readFile(join(import.meta.dirname, '../styles/fonts.css'), 'utf8');
  const said = [...styles.matchAll(/font-weight: (.*);/g)].map(([, range]) => range);
  assert.equal(new Set(said), new Set([`${weights.min} ${weights.max}`]));
});

test('the script for the head is small enough to stand in every page', () => {
  assert.ok(viewer.boot.length < 1700, `${viewer.boot.length} characters`);
  assert.not.match(viewer.boot, '</');
});

test("the styles of every page are there once, those of formulas, of debug pages, of the search and of Infima's classes", () => {
  const styles = viewer.files.filter((name) => name.endsWith('.css')).map((name) => name.split('-')[0]);
  assert.equal(styles, [
    'debug',
    'infima',
    'math',
    'reading',
    'search',
    ...unscriptedModes.map(() => 'unscripted'),
    'viewer',
  ]);
});

test('every file has its hash in its name', () => {
  for (const name of viewer.files) assert.match(name, /-[A-Z0-9]{8}\.(js|css|woff2|html)$/);
});

test.run();
