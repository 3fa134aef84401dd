import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { WritableFiles } from '../../fs/files.ts';
import { isAlive } from '../../fs/is-alive.ts';
import { takeLock } from '../../output/lock.ts';
import { memoryFiles, type MemoryFiles } from '../memory-files.ts';

/** Creates a file system in which all files were changed some minutes ago. */
function filesWith(lock: string | undefined, minutesAgo = 0): MemoryFiles {
  const files = memoryFiles(lock === undefined ? {} : { '/out/lock': lock });
  const stat: WritableFiles['stat'] = async (path) => {
    const found = await files.stat(path);
    return found && { ...found, changed: Date.now() - minutesAgo * 60_000 };
  };
  return { ...files, stat };
}

const take = (files: WritableFiles) => takeLock(files, '/out/lock', '"out"');

async function refusal(files: WritableFiles): Promise<string> {
  try {
    await take(files);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the lock was given');
}

async function processThatEnded(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid!;
}

test('a lock is exclusive until it is released', async () => {
  const files = filesWith(undefined);
  const release = await take(files);
  assert.match(files.text('/out/lock')!, new RegExp(`^${process.pid} ${hostname()}( \\d+)?\n$`));
  assert.is(await refusal(files), `another compile (process ${process.pid}) is writing "out"`);
  await release();
  assert.equal([...files.entries], []);
  await (
    await take(files)
  )();
});

if (process.platform === 'linux')
  test('a zombie process, or another process with the same id, does not have the lock', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    // `exec` replaces the parent with a program that never waits for its children. So the ended child stays a zombie.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60']);
    try {
      const recycled = filesWith(`${other.pid} ${hostname()} 1\n`);
      await (
        await take(recycled)
      )();
      const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
      const zombie = Number(pid.toString());
      while (isAlive(zombie)) await new Promise((next) => setTimeout(next, 5));
      process.kill(zombie, 0);
      await (
        await take(filesWith(`${zombie} ${hostname()}\n`))
      )();
    } finally {
      other.kill();
      parent.kill();
    }
  });

test('a lock of a running process is respected, and a lock of an ended process is replaced', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    assert.match(await refusal(filesWith(`${child.pid} ${hostname()}\n`)), `(process ${child.pid})`);
  } finally {
    child.kill();
  }
  const files = filesWith(`${await processThatEnded()} ${hostname()}\n`);
  const release = await take(files);
  assert.equal([...files.entries.keys()], ['/out/lock']);
  await release();
});

test('a lock from before the start of the machine is replaced, even if its process id is in use again', async () => {
  await (
    await take(filesWith(`${process.ppid} ${hostname()}\n`, 60 * 24 * 365 * 50))
  )();
});

test("a lock of an earlier process with this process's id is replaced", async () => {
  await (
    await take(filesWith(`${process.pid} ${hostname()}\n`))
  )();
});

test('a lock of another machine is respected for ten minutes', async () => {
  assert.match(await refusal(filesWith('12 elsewhere\n', 9)), 'process 12');
  await (
    await take(filesWith('12 elsewhere\n', 11))
  )();
});

test('a lock without valid content is replaced', async () => {
  for (const lock of ['', 'nonsense', '-1 x']) await (await take(filesWith(lock)))();
});

test.run();
