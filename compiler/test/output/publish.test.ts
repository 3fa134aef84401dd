import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { KnownOutput } from '../../output/known-output.ts';
import { memoryFiles, type MemoryFiles } from '../memory-files.ts';
import { openPublication } from '../../output/publish.ts';
import type { ManifestRow } from '../../output/output-folder.ts';

const site = { dir: '/site', contentDirs: ['/site/docs'] };
const emitManifest = (files: readonly ManifestRow[]) =>
  Buffer.from(JSON.stringify({ generator: { name: 'lectern' }, files }));

async function publish(files: MemoryFiles, artifacts: Record<string, string>, outDir = '/site/dist') {
  const publication = await openPublication(files, outDir, site);
  try {
    for (const [path, text] of Object.entries(artifacts)) await publication.write(path, Buffer.from(text));
    return (await publication.commit(emitManifest))!;
  } catch (error) {
    await publication.abandon();
    throw error;
  }
}

/** Returns the content of an output folder, without its manifest. */
function output(files: MemoryFiles, outDir = '/site/dist'): Record<string, string> {
  const paths = [...files.entries.keys()]
    .filter((path) => path.startsWith(`${outDir}/`) && !path.endsWith('manifest.json'))
    .sort();
  return Object.fromEntries(paths.map((path) => [path.slice(outDir.length + 1), files.text(path) ?? '(link)']));
}

async function failure(action: () => Promise<unknown>): Promise<Error> {
  try {
    await action();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

test('a first run writes every file, and a manifest with a row for each of the others', async () => {
  const files = memoryFiles({ '/site/docs/a.md': '' });
  const published = await publish(files, { 'b.html': 'abc', 'a/x.json': '' });
  assert.equal(output(files), { 'a/x.json': '', 'b.html': 'abc' });
  const manifest = JSON.parse(files.text('/site/dist/corpus/manifest.json')!);
  assert.equal(manifest.files, [
    { path: 'a/x.json', bytes: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    { path: 'b.html', bytes: 3, sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  ]);
  assert.is(published.written, 3);
});

test('a second run writes changed files and removes obsolete ones', async () => {
  const files = memoryFiles();
  await publish(files, { 'same.html': '1', 'changed.html': '2', 'gone/x.html': '3' });
  const before = files.entries.get('/site/dist/same.html');
  const published = await publish(files, { 'same.html': '1', 'changed.html': 'two', 'new.html': '4' });
  assert.equal(output(files), { 'changed.html': 'two', 'new.html': '4', 'same.html': '1' });
  assert.is(files.entries.get('/site/dist/same.html'), before);
  assert.equal(
    { ...published, bytes: 0 },
    {
      written: 3,
      unchanged: 1,
      removed: 1,
      left: [],
      changed: ['changed.html', 'corpus/manifest.json', 'gone/x.html', 'new.html'],
      bytes: 0,
    },
  );
});

test('the last run of a process reads no published file again, and stores nothing about the output', async () => {
  const files = memoryFiles();
  const read: string[] = [];
  const stat: typeof files.stat = async (file) => {
    read.push(file);
    return files.stat(file);
  };
  const readBy = async (known: KnownOutput) => {
    const publication = await openPublication({ ...files, stat }, '/site/dist', site, known);
    await publication.write('a/x.html', Buffer.from('1'));
    read.length = 0;
    await publication.commit(emitManifest);
    return read.includes('/site/dist/a/x.html');
  };
  const known = { isFinal: true };
  assert.is(await readBy(known), false);
  assert.is('last' in known && known.last !== undefined, false);
  assert.is(await readBy({}), true);
});

test('a run without changes writes nothing', async () => {
  const files = memoryFiles();
  await publish(files, { 'a.html': '1' });
  assert.equal(await publish(files, { 'a.html': '1' }), {
    written: 0,
    unchanged: 2,
    removed: 0,
    left: [],
    changed: [],
    bytes: 0,
  });
});

test('a session does not create a file again whose version is in the output', async () => {
  const files = memoryFiles();
  const known: KnownOutput = {};
  const made: string[] = [];
  const versions = [Symbol('first'), Symbol('second')] as const;
  const run = async (version: symbol, text: string, isAbandoned = false) => {
    const publication = await openPublication(files, '/site/dist', site, known);
    await publication.writeVersion('a.json', version, async () => (made.push(text), Buffer.from(text)));
    await (isAbandoned ? publication.abandon() : publication.commit(emitManifest));
    return files.text('/site/dist/a.json');
  };
  assert.is(await run(versions[0], '1'), '1');
  assert.is(await run(versions[0], 'the same'), '1');
  assert.is(await run(versions[1], '2', true), '1');
  assert.is(await run(versions[1], '2 again'), '2 again');
  known.last = undefined;
  assert.is(await run(versions[1], '2 of a stranger'), '2 of a stranger');
  assert.equal(made, ['1', '2', '2 again', '2 of a stranger']);
});

test('pieces of an unchanged version are not created again, until another program changes the file', async () => {
  const files = memoryFiles();
  const known: KnownOutput = {};
  const [first, second] = [Symbol('first'), Symbol('second')];
  const run = async (version: symbol, around: string, between: string) => {
    const made: string[] = [];
    const piece = (text: string) => async () => (made.push(text), text);
    const publication = await openPublication(files, '/site/dist', site, known);
    await publication.writePieces('a.html', version, [piece(`<${around}é`), between, piece(`${around}>`)]);
    await publication.commit(emitManifest);
    return [files.text('/site/dist/a.html'), made.length];
  };
  assert.equal(await run(first, 'a', ' ö '), ['<aé ö a>', 2]);
  assert.equal(await run(first, 'unseen', ' longer '), ['<aé longer a>', 0]);
  assert.equal(await run(second, 'b', ' longer '), ['<bé longer b>', 2]);
  await files.write('/site/dist/a.html', Buffer.from('of a stranger'));
  assert.equal(await run(second, 'c', '-'), ['<cé-c>', 2]);
});

test('a file that another program changed is written again, regardless of the manifest', async () => {
  const files = memoryFiles();
  await publish(files, { 'a.html': '1' });
  await files.write('/site/dist/a.html', Buffer.from('X'));
  await publish(files, { 'a.html': '1' });
  assert.equal(output(files), { 'a.html': '1' });
});

test('readers see no change before the commit, nor if a run is abandoned', async () => {
  const files = memoryFiles();
  await publish(files, { 'a.html': '1', 'b.html': '2' });
  const before = new Map(files.entries);
  const publication = await openPublication(files, '/site/dist', site);
  await publication.write('a.html', Buffer.from('new'));
  assert.is(files.text('/site/dist/a.html'), '1');
  await publication.abandon();
  assert.equal([...files.entries.keys()].sort(), [...before.keys()].sort());
  assert.is(files.text('/site/dist/a.html'), '1');
});

test('a file may become a folder, and a folder a file', async () => {
  const files = memoryFiles();
  await publish(files, { docs: '1', 'blog/x': '2' });
  await publish(files, { 'docs/x': '3', blog: '4' });
  assert.equal(output(files), { blog: '4', 'docs/x': '3' });
});

test('a file whose name changes only in case is replaced', async () => {
  const files = memoryFiles();
  await publish(files, { 'Intro.html': '1' });
  await publish(files, { 'intro.html': '1' });
  assert.equal(output(files), { 'intro.html': '1' });
});

test('files that Lectern did not write are left', async () => {
  const files = memoryFiles();
  await publish(files, { 'a.html': '1' });
  await files.write('/site/dist/mine.txt', Buffer.from('mine'));
  await publish(files, { 'b.html': '2' });
  assert.equal(output(files), { 'b.html': '2', 'mine.txt': 'mine' });
});

test('a foreign file at the path of an artifact is not removed', async () => {
  const files = memoryFiles();
  await publish(files, { 'a.html': '1' });
  await files.write('/site/dist/docs', Buffer.from('mine'));
  const error = await failure(() => publish(files, { 'docs/x.html': '2' }));
  assert.instance(error, EnvironmentError);
  assert.match(error.message, '"/site/dist/docs" has the path of an output file');
  assert.equal(output(files), { 'a.html': '1', docs: 'mine' });
});

test('a link in the output is not written through', async () => {
  const files = memoryFiles({ '/etc/hosts': 'localhost' });
  await publish(files, { 'a.html': '1', 'docs/hosts': '2' });
  files.entries.delete('/site/dist/docs/hosts');
  files.entries.set('/site/dist/docs', { link: '/etc' });
  assert.match(
    (await failure(() => publish(files, { 'docs/hosts': 'evil' }))).message,
    '"/site/dist/docs" has the path of an output file',
  );
  assert.is(files.text('/etc/hosts'), 'localhost');
});

test('a folder with foreign files is refused and unchanged', async () => {
  const files = memoryFiles({ '/site/dist/thesis.docx': 'years of work' });
  const error = await failure(() => publish(files, { 'a.html': '1' }));
  assert.instance(error, EnvironmentError);
  assert.match(error.message, 'contains files that Lectern did not write');
  assert.equal(output(files), { 'thesis.docx': 'years of work' });
});

test('a manifest of another tool does not allow overwriting a folder', async () => {
  const files = memoryFiles({ '/site/dist/corpus/manifest.json': '{"generator":{"name":"other"}}' });
  assert.instance(await failure(() => publish(files, {})), EnvironmentError);
});

test('a manifest that names files elsewhere deletes none of them', async () => {
  const rows = ['../docs/a.md', '/site/docs/a.md', 'x/../../docs/a.md', '', 'C:\\x', '.lectern/lock', null].map(
    (path) => ({ path }),
  );
  const files = memoryFiles({
    '/site/docs/a.md': 'mine',
    '/site/dist/corpus/manifest.json': JSON.stringify({ generator: { name: 'lectern' }, files: [...rows, null] }),
  });
  await publish(files, { 'a.html': '1' });
  assert.is(files.text('/site/docs/a.md'), 'mine');
});

for (const outDir of ['/site', '/', '/site/docs', '/alias']) {
  test(`the output can't be written to ${outDir}, because the site or its content is in it`, async () => {
    const files = memoryFiles({ '/site/docs/a.md': '', '/alias': { link: '/site' } });
    assert.is((await failure(() => publish(files, {}, outDir))).name, 'ConfigError');
  });
}

test('a folder does not contain another folder only because its name is a prefix', async () => {
  const files = memoryFiles({ '/site/docs/a.md': '' });
  await publish(files, { 'a.html': '1' }, '/site/doc');
  await publish(files, { 'a.html': '1' }, '/sit');
});

for (const path of ['../x', '/x', 'a/../x', 'a//x', './x', '', 'a\0b', 'a\\b', 'c:/x', 'a/']) {
  test(`an artifact can't be named ${JSON.stringify(path)}`, async () => {
    assert.match(
      (await failure(() => publish(memoryFiles(), { [path]: '' }))).message,
      'an output file cannot have this name',
    );
  });
}

for (const path of ['corpus/manifest.json', 'Corpus/Manifest.json', '.lectern/lock']) {
  test(`an artifact can't have the path ${path}`, async () => {
    assert.match((await failure(() => publish(memoryFiles(), { [path]: '' }))).message, 'is reserved for Lectern');
  });
}

test('names that differ only in case or in composition collide', async () => {
  assert.match(
    (await failure(() => publish(memoryFiles(), { 'A.html': '', 'a.html': '' }))).message,
    '"a.html" and "A.html"',
  );
  assert.match(
    (await failure(() => publish(memoryFiles(), { 'é.html': '', 'e\u0301.html': '' }))).message,
    'the two names are equal',
  );
});

test("a file and a folder can't have the same name", async () => {
  assert.match((await failure(() => publish(memoryFiles(), { a: '', 'a/b': '' }))).message, 'not both');
  assert.match((await failure(() => publish(memoryFiles(), { 'a/b': '', a: '' }))).message, 'not both');
});

test('a second concurrent run is refused, and does not disturb the first', async () => {
  const files = memoryFiles();
  const first = await openPublication(files, '/site/dist', site);
  const error = await failure(() => openPublication(files, '/site/dist', site));
  assert.match(error.message, /another compile \(process \d+\) is writing "\/site\/dist"/);
  await first.write('a.html', Buffer.from('1'));
  await first.commit(emitManifest);
  assert.equal(output(files), { 'a.html': '1' });
  await publish(files, {});
});

test('a lock and staged files of a killed run are removed', async () => {
  const files = memoryFiles({
    '/site/dist/.lectern/lock': '999999999 elsewhere\n',
    '/site/dist/.lectern/lock.77': 'x',
    '/site/dist/.lectern/staging/a.html': 'half',
  });
  await publish(files, { 'a.html': '1' });
  assert.equal(output(files), { 'a.html': '1' });
});

test('each file is moved after the files that it refers to, the manifest last, and obsolete files are removed afterwards', async () => {
  const files = memoryFiles();
  await publish(files, { 'docs/gone/index.html': '1', 'docs/index.html': '1' });
  const steps: string[] = [];
  const isSeen = (file: string) => file.startsWith('/site/dist/') && !file.includes('/.lectern');
  const watched: MemoryFiles = {
    ...files,
    async rename(from, to) {
      if (isSeen(to)) steps.push(`put ${to.slice('/site/dist/'.length)}`);
      await files.rename(from, to);
    },
    async remove(file) {
      if (isSeen(file)) steps.push(`remove ${file.slice('/site/dist/'.length)}`);
      await files.remove(file);
    },
  };
  const next = {
    'docs/index.html': '2',
    'corpus/pages/docs.json': '2',
    'assets/a-12345678.js': '2',
    'styles/site.css': '2',
  };
  await publish(watched, next);
  assert.equal(steps, [
    'put assets/a-12345678.js',
    'put styles/site.css',
    'put corpus/pages/docs.json',
    'put docs/index.html',
    'put corpus/manifest.json',
    'remove docs/gone/index.html',
  ]);
});

test('a full disk while staging changes nothing that readers see', async () => {
  const files = memoryFiles();
  await publish(files, { 'a.html': '1', 'b.html': '2' });
  let space = 2;
  const full: MemoryFiles = {
    ...files,
    async write(path, bytes) {
      if ((space -= 1) < 0) throw new EnvironmentError(`can't write "${path}": there is no space left on the device`);
      await files.write(path, bytes);
    },
  };
  const changes = { 'a.html': 'one', 'b.html': 'two', 'c.html': 'three' };
  assert.match((await failure(() => publish(full, changes))).message, 'no space left');
  assert.equal(output(files), { 'a.html': '1', 'b.html': '2' });
  space = 100;
  await publish(full, changes);
  assert.equal(output(files), changes);
});

test.run();
