import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishEdition } from './kill/publish-edition.ts';

const script = fileURLToPath(new URL('kill/publish-edition.ts', import.meta.url));
const kills = 8;

const test = suite<{ dir: string }>('kill');
test.before.each((context) => {
  context.dir = mkdtempSync(path.join(tmpdir(), 'lectern-kill-'));
  mkdirSync(path.join(context.dir, 'docs'));
});
test.after.each(({ dir }) => rmSync(dir, { recursive: true }));

/** Returns all files with their content, and all folders. */
function snapshot(dir: string): [name: string, text: string][] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .map((entry): [string, string] => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(dir, file), entry.isFile() ? readFileSync(file, 'latin1') : '(folder)'];
    })
    .sort();
}

/** Publishes in another process, and kills the process at the given moment. */
async function runAndKill(siteDir: string, isTime: () => Promise<unknown>): Promise<void> {
  const child = fork(script, [siteDir], { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
  const ended = once(child, 'exit');
  await once(child, 'message');
  await isTime();
  child.kill('SIGKILL');
  await ended;
}

async function appears(file: string): Promise<void> {
  while (!existsSync(file)) await sleep(1);
}

test('the next run removes empty folders that a killed commit created', async ({ dir }) => {
  const out = path.join(dir, 'dist');
  await publishEdition(dir, 0);
  const cold = snapshot(out);
  mkdirSync(path.join(out, 'only-1/51/file-51'), { recursive: true });
  const files = [{ path: 'only-1/51/file-51/index' }, { path: 'shared/0/file-35/index' }];
  rmSync(path.join(out, 'shared/0/file-35'), { recursive: true });
  mkdirSync(path.join(out, 'shared/0/file-35'));
  mkdirSync(path.join(out, '.lectern'));
  writeFileSync(path.join(out, '.lectern/journal.json'), JSON.stringify({ generator: { name: 'lectern' }, files }));
  await publishEdition(dir, 0);
  assert.equal(snapshot(out), cold);
});

test('after a kill at any moment each file is complete, and the next run equals a cold run', async ({ dir }) => {
  const out = path.join(dir, 'dist');
  const journal = path.join(out, '.lectern', 'journal.json');
  await publishEdition(dir, 0);
  const cold = snapshot(out);
  await publishEdition(dir, 1);
  const started = performance.now();
  await publishEdition(dir, 0);
  const duration = performance.now() - started;
  let hits = 0;
  for (let round = 0; round < kills; round += 1) {
    // Every other round kills the process during the commit, because a random moment would rarely hit the commit.
    await runAndKill(dir, () => (round % 2 === 0 ? sleep((2 * duration * round) / kills) : appears(journal)));
    if (existsSync(journal)) hits += 1;
    for (const [name, text] of snapshot(out)) {
      if (name.startsWith('.lectern') || name.endsWith('manifest.json') || text === '(folder)') continue;
      const [edition, length] = text.split('\n', 2);
      assert.match(edition!, /^edition \d$/);
      assert.is(text.length, Number(length), `${name} is not whole`);
    }
    await publishEdition(dir, 0);
    assert.equal(snapshot(out), cold, `after kill ${round}`);
  }
  assert.ok(hits > 0, 'no kill fell into a commit, so nothing was tested');
});

test.run();
