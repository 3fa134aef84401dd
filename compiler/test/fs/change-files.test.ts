import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { changeFiles } from '../../fs/change-files.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { Files } from '../../fs/files.ts';
import { memoryFiles, type MemoryFiles } from '../memory-files.ts';

const tree = { '/s/a.md': 'a', '/s/b.md': 'b', '/s/c/d.md': 'd', '/s/index.md': 'index' };
const changes = {
  moves: new Map([
    ['/s/a.md', '/s/b.md'],
    ['/s/b.md', '/s/a.md'],
    ['/s/c/d.md', '/s/e/d.md'],
  ]),
  texts: new Map([
    ['/s/a.md', Buffer.from('b, changed')],
    ['/s/index.md', Buffer.from('index, changed')],
  ]),
};

const stateOf = (files: MemoryFiles) =>
  Object.fromEntries([...files.entries.keys()].sort().map((file) => [file, files.text(file)]));

test('files move, two of them into the places of each other, and get their new texts', async () => {
  const files = memoryFiles(tree);
  await changeFiles(changes, files);
  assert.equal(stateOf(files), {
    '/s/a.md': 'b, changed',
    '/s/b.md': 'a',
    '/s/e/d.md': 'd',
    '/s/index.md': 'index, changed',
  });
});

test('whichever step fails, all files are as they were', async () => {
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
    const faulty: Files = { ...files, rename: failing('rename'), write: failing('write') };
    try {
      await changeFiles(changes, faulty);
      break;
    } catch (error) {
      assert.instance(error, EnvironmentError);
      assert.equal(stateOf(files), tree, `step ${at}`);
      failures += 1;
    }
  }
  assert.is(failures, 9);
  assert.is(process.listenerCount('SIGINT'), waiting);
});

test.run();
