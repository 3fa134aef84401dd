import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { WritableFiles } from '../../fs/files.ts';
import { openGeneration } from '../../output/generations.ts';
import { lastReport } from '../../output/last-compile.ts';
import { interceptCalls } from '../../../scripts/resilience/calls/intercept.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder; site: string; dist: string }>('generations');
test.before.each((context) => {
  context.folder = tempFolder();
  context.site = context.folder.dir;
  context.dist = path.join(context.site, 'dist');
  const files = {
    'lectern.config.json': JSON.stringify({ title: 'Site', url: 'https://site.example', publish: 'swap' }),
    'docs/index.md': '# Start\n',
    'docs/gone.md': '# Gone\n',
  };
  context.folder.write(files);
  // Set old modification times, so that any change results in a later time.
  const past = new Date(Date.now() - 60_000);
  for (const file of Object.keys(files)) utimesSync(path.join(context.site, file), past, past);
});
test.after.each(({ folder }) => folder.remove());

/** On Windows, these tests are skipped, because Lectern doesn't publish with links there. */
const onlyHere = process.platform === 'win32' ? test.skip : test;

onlyHere(
  'an output is a link that is turned to the next one, and the last one stays for who is at it',
  async ({ folder, site, dist }) => {
    await compile(site);
    const first = path.join(site, readlinkSync(dist));
    assert.is(path.dirname(first), path.join(site, '.dist'));
    assert.ok(await lastReport(site, {}), 'nothing is to be done now');
    folder.write({ 'docs/index.md': '# Begin\n' });
    const { written } = (await compile(site)).stats;
    const second = path.join(site, readlinkSync(dist));
    assert.is.not(second, first);
    const page = 'corpus/pages/docs.json';
    assert.match(readFileSync(path.join(first, page), 'utf8'), '"Start"');
    assert.match(readFileSync(path.join(dist, page), 'utf8'), '"Begin"');
    const same = 'corpus/redirects.json';
    assert.is(statSync(path.join(first, same)).ino, statSync(path.join(dist, same)).ino, 'what stays is not copied');
    const all = readdirSync(second, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    assert.ok(written > 0 && written < all.length / 2, `${written} of ${all.length} are written`);
    folder.write({ 'docs/index.md': '# Third\n' });
    await compile(site);
    assert.equal(readdirSync(path.join(site, '.dist')).sort(), [
      path.basename(second),
      path.basename(readlinkSync(dist)),
    ]);
  },
);

/**
 * Publishes while one call of the file system fails.
 *
 * @returns the content that readers see afterwards, and the number of calls
 */
async function swapWithFault(site: string, dist: string, at: number): Promise<{ seen: string; calls: number }> {
  const generation = await openGeneration(filesBelow(site), dist);
  mkdirSync(generation.dir, { recursive: true });
  writeFileSync(path.join(generation.dir, 'index.html'), 'new');
  let calls = 0;
  const stop = interceptCalls(site, (call) => {
    calls += 1;
    if (calls !== at) return call.run();
    // The system closes a file even if `close` fails.
    if (call.name === 'close') call.run();
    throw Object.assign(new Error('injected'), { code: 'EIO' });
  });
  await generation
    .swapIn()
    .catch(() => undefined)
    .finally(stop);
  await generation.end();
  return { seen: readFileSync(path.join(dist, 'index.html'), 'utf8'), calls };
}

for (const kind of ['link', 'folder'])
  onlyHere(`whatever call of a swap fails, readers see the old or the new site: a ${kind}`, async ({ site, dist }) => {
    let calls = Infinity;
    // The first round counts the file system calls, and none of them fails.
    for (let at = 0; at <= calls; at += 1) {
      for (const name of [dist, path.join(site, '.dist')]) rmSync(name, { recursive: true, force: true });
      const first = kind === 'link' ? path.join(site, '.dist/1') : dist;
      mkdirSync(first, { recursive: true });
      writeFileSync(path.join(first, 'index.html'), 'old');
      if (kind === 'link') symlinkSync('.dist/1', dist);
      const outcome = await swapWithFault(site, dist, at);
      assert.ok(['old', 'new'].includes(outcome.seen), `call ${at}: ${outcome.seen}`);
      if (at === 0) ({ calls } = outcome);
      assert.ok(calls > 4, `only ${calls} calls are seen`);
    }
  });

onlyHere(
  'readers see an output at each step of a swap, and only one process at a time can swap',
  async ({ site, dist }) => {
    await compile(site);
    const steps: boolean[] = [];
    const isThere = () => existsSync(path.join(dist, 'corpus/site.json'));
    const files = filesBelow(site);
    const watched: WritableFiles = {
      ...files,
      rename: async (from, to) => void steps.push(isThere(), await files.rename(from, to).then(isThere)),
      remove: async (file) => void steps.push(isThere(), await files.remove(file).then(isThere)),
    };
    const generation = await openGeneration(watched, dist);
    const other = await openGeneration(files, dist).catch((error: Error) => error.name);
    assert.is(other, 'EnvironmentError');
    await generation.swapIn();
    await generation.end();
    assert.ok(steps.length >= 4 && steps.every(Boolean), steps.join());
  },
);

onlyHere('with errors the output stays, and no other generation is left', async ({ folder, site, dist }) => {
  await compile(site);
  const before = readlinkSync(dist);
  folder.write({ 'docs/index.md': '# Start\n\n[gone](/nowhere)\n' });
  assert.not.ok((await compile(site)).published);
  assert.is(readlinkSync(dist), before);
  assert.is(readdirSync(path.join(site, '.dist')).length, 1);
});

onlyHere(
  'an output from before becomes a link, and a folder or link of somebody else is left alone',
  async ({ folder, site, dist }) => {
    const config = { title: 'Site', url: 'https://site.example' };
    folder.write({ 'lectern.config.json': JSON.stringify(config) });
    await compile(site);
    assert.ok(statSync(dist).isDirectory());
    folder.write({ 'lectern.config.json': JSON.stringify({ ...config, publish: 'swap' }) });
    await compile(site);
    assert.match(readlinkSync(dist), '.dist');
    assert.match(readFileSync(path.join(dist, 'corpus/pages/docs.json'), 'utf8'), '"Start"');

    const mine = path.join(site, 'mine');
    mkdirSync(mine);
    writeFileSync(path.join(mine, 'file'), 'mine');
    symlinkSync(mine, path.join(site, 'link'));
    for (const outDir of [mine, path.join(site, 'link')]) {
      try {
        await compile(site, { outDir });
        assert.unreachable();
      } catch (error) {
        assert.instance(error, EnvironmentError);
      }
    }
    assert.equal(readdirSync(mine), ['file']);
    await compile(site, { outDir: site }).then(
      () => assert.unreachable(),
      (error: Error) => assert.is(error.name, 'ConfigError'),
    );
  },
);

test.run();
