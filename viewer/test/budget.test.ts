import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildViewer } from '../../scripts/build-viewer.ts';
import { weights } from '../../scripts/lighter-faces.ts';
import { sheetNames, uses } from '../html/sheets.ts';
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

test('a docs page loads one script first', () => {
  assert.equal(viewer.preload, []);
});

test('a docs page loads at most 96 kB of JavaScript', async () => {
  const bytes = await gzipped([viewer.script, ...viewer.preload]);
  assert.ok(bytes <= 96_000, `${bytes} bytes`);
});

test('a page of any kind loads at most four scripts', () => {
  for (const [kind, files] of Object.entries(viewer.kinds)) assert.ok(viewer.more.length + files.length <= 3, kind);
});

test('the styles of every page take at most 12.8 kB: a connection begins with about 14 kB in one go', async () => {
  const bytes = await gzipped(viewer.styles);
  assert.ok(bytes <= 12_800, `${bytes} bytes`);
});

test('the fonts of a first page take at most 60 kB, the interface and code fonts 20 kB each', async () => {
  const sizes = await Promise.all(
    ['literata', 'inter', 'jetbrains-mono'].map(async (start) => {
      const file = viewer.files.find((name) => name.startsWith(`${start}-latin-wght-normal-`))!;
      return (await readFile(join(folder, file))).length;
    }),
  );
  const [reading, ui, code] = sizes as [number, number, number];
  assert.ok(reading <= 36_000 && ui <= 20_000 && code <= 20_000 && reading + ui + code <= 60_000, sizes.join(', '));
});

test('the fonts have the weights that the styles name', async () => {
  const styles = await readFile(join(import.meta.dirname, '../styles/fonts.css'), 'utf8');
  const files = styles.split('@font-face').filter((rule) => rule.includes('woff2') && !rule.includes('jetbrains-mono'));
  for (const rule of files) assert.match(rule, `font-weight: ${weights.min} ${weights.max};`);
});

test('the script for the head is small enough to be inlined in every page', () => {
  assert.ok(viewer.boot.length < 1700, `${viewer.boot.length} characters`);
  assert.not.match(viewer.boot, '</');
});

test('the base style sheet, each style sheet of some pages and the style sheet of Infima are built once', () => {
  const styles = viewer.files
    .filter((name) => name.endsWith('.css'))
    .map((name) => name.replace(/-[A-Z0-9]+\.css$/, ''));
  const unscripted = unscriptedModes.map((mode) => `unscripted-${mode}`);
  assert.equal(styles.sort(), [...sheetNames, 'infima', ...unscripted, 'viewer'].sort());
});

test('a style sheet is published with its part of the viewer; without a part it is published with every site', () => {
  const partsWith = (name: string) =>
    Object.keys(viewer.parts).filter((part) =>
      viewer.parts[part]!.some((file) => file.startsWith(`${name}-`) && file.endsWith('.css')),
    );
  for (const name of sheetNames) assert.equal(partsWith(name), [uses[name].part ?? []].flat(), name);
});

test('every file has its hash in its name', () => {
  for (const name of viewer.files) assert.match(name, /-[A-Z0-9]{8}\.(js|css|woff2|html)$/);
});

test.run();
