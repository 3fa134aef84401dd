// Tests that a compile detects that nothing has changed since the last compile.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { readSealKey } from '../../cache/seal.ts';
import { writeSealed } from '../../cache/sealed-file.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { lastReport } from '../../output/last-compile.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder; site: string }>('last compile');

const files = {
  'lectern.config.mjs':
    "export default { title: 'Site', url: 'https://site.example', tagline: process.env.LECTERN_TEST_WORD ?? '' };\n",
  'docs/index.md': '# Start\n\nOne.\n',
  'docs/more/other.md': '# Other\n\n[gone](missing.md)\n',
  'static/plain.txt': 'plain',
};

test.before.each((context) => {
  context.folder = tempFolder();
  context.site = context.folder.dir;
  context.folder.write(files);
  // An old modification time, so that every change has a later one.
  const past = new Date(Date.now() - 60_000);
  for (const file of Object.keys(files)) utimesSync(path.join(context.site, file), past, past);
});
test.after.each(({ folder }) => folder.remove());

test('an unchanged site is reported at once, with the diagnostics of the compile before', async ({ site }) => {
  assert.is(await lastReport(site, {}), undefined);
  const first = await compile(site);
  const again = await lastReport(site, {});
  assert.equal(again?.diagnostics, JSON.parse(JSON.stringify(first.diagnostics)));
  assert.ok(first.diagnostics.length > 0);
  assert.equal([again?.pages, again?.stats.written, again?.stats.parsed, again?.published], [first.pages, 0, 0, true]);
});

test('a stored report of another user, or of another shape, counts as missing', async ({ site }) => {
  await compile(site);
  const dir = path.join(site, '.lectern/last');
  const file = path.join(dir, readdirSync(dir)[0]!);
  const [, payload = ''] = readFileSync(file, 'utf8').split(/\n([^]*)/);
  const last = JSON.parse(payload) as Record<string, unknown>;
  const { key } = await readSealKey();
  const forge = (value: unknown, sealKey = key) => writeSealed(filesBelow(site), file, JSON.stringify(value), sealKey);
  await forge(last, 'the key of somebody else');
  assert.is(await lastReport(site, {}), undefined);
  for (const key of Object.keys(last)) {
    for (const value of [null, 5, 'x', [], {}, [5], { a: 5 }]) {
      await forge({ ...last, [key]: value });
      assert.is(await lastReport(site, {}), undefined, `${key}: ${JSON.stringify(value)}`);
    }
  }
  for (const config of [{ file: '../config.mjs', state: 'x' }, { state: 'x' }]) {
    await forge({ ...last, config });
    assert.is(await lastReport(site, {}), undefined);
  }
  await forge({ ...last, report: { ...(last.report as object), diagnostics: [5] } });
  assert.is(await lastReport(site, {}), undefined);
  for (const value of [null, 5, [], {}]) {
    await forge(value);
    assert.is(await lastReport(site, {}), undefined);
  }
  await forge(last);
  assert.ok(await lastReport(site, {}));
});

test('another output, strictness or no cache is another compile', async ({ site }) => {
  await compile(site);
  assert.is(await lastReport(site, { outDir: path.join(site, 'elsewhere') }), undefined);
  assert.is(await lastReport(site, { strict: true }), undefined);
  assert.is(await lastReport(site, { cache: false }), undefined);
});

const changes: [what: string, change: (site: string) => void][] = [
  ['a page with as many bytes', (site) => writeFileSync(path.join(site, 'docs/index.md'), '# Start\n\nTwo.\n')],
  ['a page that came', (site) => writeFileSync(path.join(site, 'docs/new.md'), '# New\n')],
  ['a page that went', (site) => rmSync(path.join(site, 'docs/more/other.md'))],
  ['a page that moved', (site) => renameSync(path.join(site, 'docs/more/other.md'), path.join(site, 'docs/other.md'))],
  ['a static file', (site) => writeFileSync(path.join(site, 'static/plain.txt'), 'plate')],
  [
    'a file that would be looked for',
    (site) => writeFileSync(path.join(site, 'docs/more/_category_.json'), '{"label": "More"}'),
  ],
  ['a style sheet in its usual place', (site) => writeFileSync(path.join(site, 'theme.css'), 'a {}')],
  ['a file of the output', (site) => writeFileSync(path.join(site, 'dist/docs/index.html'), 'mine')],
  ['a file of the output that is gone', (site) => rmSync(path.join(site, 'dist/corpus/manifest.json'))],
  ['what a killed run left', (site) => mkdirSync(path.join(site, 'dist/.lectern'))],
];

for (const [what, change] of changes) {
  test(`the report of the last compile is not reused after a change: ${what}`, async ({ site }) => {
    await compile(site);
    assert.ok(await lastReport(site, {}));
    await sleep(5);
    change(site);
    assert.is(await lastReport(site, {}), undefined);
  });
}

test('a config with a different value on each run is run each time', async ({ site }) => {
  await compile(site);
  const module = new URL('../../output/last-compile.ts', import.meta.url).href;
  const script = `import { lastReport } from ${JSON.stringify(module)}; console.log(await lastReport(${JSON.stringify(site)}, {}) === undefined);`;
  const isAnother = (word: string | undefined) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, LECTERN_TEST_WORD: word },
    }).trim();
  assert.is(isAnother(undefined), 'false');
  assert.is(isAnother('another'), 'true');
});

test('an incomplete report of the last compile is ignored', async ({ site }) => {
  await compile(site);
  const dir = path.join(site, '.lectern/last');
  assert.ok(existsSync(dir));
  const file = path.join(dir, readdirSync(dir)[0]!);
  const text = readFileSync(file, 'utf8');
  for (const broken of ['', 'x', text.slice(0, -9), text.replace('"pages":', '"pagez":')]) {
    writeFileSync(file, broken);
    assert.is(await lastReport(site, {}), undefined);
  }
});

test.run();
