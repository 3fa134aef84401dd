import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeFiles, takeBackChanges } from '../../fs/change-files.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { WritableFiles } from '../../fs/files.ts';
import { sha256 } from '../../fs/sha256.ts';
import { memoryFiles, type MemoryFiles } from '../memory-files.ts';

const tree = { '/s/a.md': 'a', '/s/b.md': 'b', '/s/c/d.md': 'd', '/s/f.md': 'f', '/s/index.md': 'index' };
const changes = {
  moves: new Map([
    ['/s/a.md', '/s/b.md'],
    ['/s/b.md', '/s/a.md'],
    ['/s/c/d.md', '/s/f.md'],
    ['/s/f.md', '/s/e/f.md'],
  ]),
  texts: new Map([
    ['/s/a.md', Buffer.from('b, changed')],
    ['/s/f.md', Buffer.from('d, changed')],
    ['/s/index.md', Buffer.from('index, changed')],
  ]),
};
const changed = {
  '/s/a.md': 'b, changed',
  '/s/b.md': 'a',
  '/s/e/f.md': 'f',
  '/s/f.md': 'd, changed',
  '/s/index.md': 'index, changed',
};
const seal = (text: string) => sha256(Buffer.from(`key ${text}`));
const place = { dir: '/s', journal: '/s/.lectern/rename', seal };

const stateOf = (files: MemoryFiles) =>
  Object.fromEntries([...files.entries.keys()].sort().map((file) => [file, files.text(file)]));

/** Returns the content of a journal file with a valid seal. */
const sealed = (journal: string) => `${seal(journal)}\n${journal}`;

class Killed extends Error {}

/**
 * Simulates a process that is killed before its n-th change. From then on, all calls fail.
 *
 * @returns the file system of the process
 */
function killedAt(at: number, files: MemoryFiles): WritableFiles {
  let calls = 0;
  const counted =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      calls += 1;
      if (calls >= at) throw new Killed();
      return call(...args);
    };
  const dead =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (calls >= at) throw new Killed();
      return call(...args);
    };
  return {
    ...files,
    read: dead((file: string) => files.read(file)),
    stat: dead((file: string) => files.stat(file)),
    rename: counted(files.rename),
    write: counted(files.write),
    remove: counted(files.remove),
    makeFolder: counted(files.makeFolder),
    removeEmptyFolder: counted(files.removeEmptyFolder),
  };
}

/** @returns whether an action failed because the process was killed */
async function wasKilled(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    assert.instance(error, Killed);
    return true;
  }
}

test('files move, two of them swap their paths, and get their new content', async () => {
  const files = memoryFiles(tree);
  await changeFiles(changes, place, files);
  assert.equal(stateOf(files), changed);
});

test('a signal during the changes ends the process after the last change', () => {
  const sourceOf = (name: string) => JSON.stringify(path.resolve(import.meta.dirname, '..', name));
  const script = `
    import { changeFiles } from ${sourceOf('../fs/change-files.ts')};
    import { memoryFiles } from ${sourceOf('memory-files.ts')};
    const files = memoryFiles({ '/s/a.md': 'a' });
    const rename = files.rename;
    files.rename = async (...paths) => {
      process.kill(process.pid, 'SIGTERM');
      await new Promise((done) => setTimeout(done, 50));
      await rename(...paths);
      if (paths[1] === '/s/b.md') console.log(files.text(paths[1]));
    };
    const changes = { moves: new Map([['/s/a.md', '/s/b.md']]), texts: new Map() };
    const place = { dir: '/s', journal: '/s/.lectern/rename', seal: String };
    setTimeout(() => {}, 5000);
    await changeFiles(changes, place, files);`;
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout, signal } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  assert.is(signal, 'SIGTERM');
  assert.is(stdout.trim(), 'a', 'the file was moved before the process ended');
});

test('if any step fails, all files are unchanged', async () => {
  let failures = 0;
  const waiting = process.listenerCount('SIGINT');
  for (let at = 1; ; at += 1) {
    const files = memoryFiles(tree);
    let calls = 0;
    const failing =
      (name: 'rename' | 'write') =>
      async (...args: [string, never]) => {
        calls += 1;
        assert.is(process.listenerCount('SIGINT'), waiting + 1, 'a signal waits');
        if (calls === at) throw new EnvironmentError('no space', '');
        await files[name](...args);
      };
    const invalid: WritableFiles = { ...files, rename: failing('rename'), write: failing('write') };
    try {
      await changeFiles(changes, place, invalid);
      break;
    } catch (error) {
      assert.instance(error, EnvironmentError);
      assert.equal(stateOf(files), tree, `step ${at}`);
      failures += 1;
    }
  }
  assert.ok(failures > 15, `${failures}`);
  assert.is(process.listenerCount('SIGINT'), waiting);
});

test('changes of a process killed at any step can be reverted, even if the revert is killed at any step', async () => {
  let kills = 0;
  for (let at = 1; ; at += 1) {
    const files = memoryFiles(tree);
    if (!(await wasKilled(changeFiles(changes, place, killedAt(at, files))))) break;
    const left = stateOf(files);
    for (let again = 1; ; again += 1) {
      const copy = memoryFiles(left as Record<string, string>);
      const isKilled = await wasKilled(takeBackChanges(place, killedAt(again, copy)));
      await takeBackChanges(place, copy);
      // If the process was killed after it had removed the journal, the changes are complete, and nothing is
      // reverted.
      const isDone = left['/s/.lectern/rename/journal.json'] === undefined && left['/s/e/f.md'] !== undefined;
      assert.equal(stateOf(copy), isDone ? changed : tree, `killed at ${at}, and again at ${again}`);
      kills += 1;
      if (!isKilled) break;
    }
  }
  assert.ok(kills > 200, `${kills}`);
});

test('reverted files are listed, and files that were changed later keep their content', async () => {
  let files: MemoryFiles;
  let at = 1;
  do {
    files = memoryFiles(tree);
    await wasKilled(changeFiles(changes, place, killedAt((at += 1), files)));
  } while (files.text('/s/index.md') === tree['/s/index.md']);
  await files.write('/s/index.md', Buffer.from('index, by hand'));
  assert.equal(await takeBackChanges(place, files), {
    files: ['/s/a.md', '/s/b.md', '/s/c/d.md', '/s/f.md', '/s/index.md'],
    kept: ['/s/index.md'],
  });
  assert.equal(stateOf(files), { ...tree, '/s/index.md': 'index, by hand' });
  assert.is(await takeBackChanges(place, files), undefined);
});

test('a journal that names files elsewhere, directly or by a link, or that is invalid, is refused and changes nothing', async () => {
  const move = (from: string) => JSON.stringify({ step: 'moving', moves: [{ from, to: '../../a.md' }], texts: [] });
  for (const journal of [move('../../../outside.md'), move('../../away/x.md'), '{', '{"step":"later"}']) {
    const files = memoryFiles({ ...tree, '/home/x': '', '/s/.lectern/rename/journal.json': sealed(journal) });
    files.entries.set('/s/away', { link: '/home' });
    const before = stateOf(files);
    await takeBackChanges(place, files).then(
      () => assert.unreachable(journal),
      (error: unknown) => {
        assert.instance(error, EnvironmentError);
        assert.match((error as EnvironmentError).message, /journal\.json" lists unfinished changes/);
      },
    );
    assert.equal(stateOf(files), before);
  }
});

test('a journal that reaches into the repository, takes a copy from elsewhere, or names no file, is refused', async () => {
  const texts = (text: object) =>
    JSON.stringify({
      step: 'writing',
      moves: [],
      texts: [{ path: '../../a.md', draft: '../../a', after: '', ...text }],
    });
  const journals = [
    JSON.stringify({
      step: 'moving',
      moves: [{ from: '../../.git/hooks/post-checkout', to: '../../a.md' }],
      texts: [],
    }),
    texts({ draft: '../../x/.git/config' }),
    texts({ before: { copy: '../../b.md', hash: sha256(Buffer.from('b')) } }),
    texts({ path: '../../a\0.md' }),
  ];
  for (const journal of journals) {
    const files = memoryFiles({ ...tree, '/s/.lectern/rename/journal.json': sealed(journal) });
    const before = stateOf(files);
    await takeBackChanges(place, files).then(
      () => assert.unreachable(journal),
      (error: unknown) => assert.instance(error, EnvironmentError),
    );
    assert.equal(stateOf(files), before);
  }
});

test('a journal of another user, or a changed copy, is refused', async () => {
  const journal = JSON.stringify({ step: 'moving', moves: [{ from: '../../a.md', to: '../../b.md' }], texts: [] });
  const byOthers = [journal, `${sha256(Buffer.from(journal))}\n${journal}`, `\n${journal}`].map((text) => ({
    ...tree,
    '/s/.lectern/rename/journal.json': text,
  }));
  let at = 1;
  let files: MemoryFiles;
  do {
    files = memoryFiles(tree);
    await wasKilled(changeFiles(changes, place, killedAt((at += 1), files)));
  } while (files.text('/s/index.md') === tree['/s/index.md']);
  await files.write('/s/.lectern/rename/2', Buffer.from('what others want it to say'));
  for (const left of [...byOthers, stateOf(files) as Record<string, string>]) {
    files = memoryFiles(left);
    await takeBackChanges(place, files).then(
      () => assert.unreachable(),
      (error: unknown) => {
        assert.instance(error, EnvironmentError);
      },
    );
    assert.equal(stateOf(files), left);
  }
});

test.run();
