// Tests the renderer process, which runs the code of pages.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startProcess } from '../../prerender/renderer-process.ts';
import { openRenderer, shownBy, showing } from './render-pages.ts';

test('endless code is ended, and the next page is rendered in another process', async () => {
  const renderer = openRenderer({ endless: 'for (;;);', broken: 'throw new Error("not today");' }, { seconds: 1 });
  const [endless, broken] = await Promise.all([renderer.render('endless'), renderer.render('broken')]);
  assert.equal(endless, { ended: 'the code took more than 1 seconds', isCostly: true });
  const { stack, ...problem } = broken.problems![0]!;
  assert.equal([problem, broken.late], [{ of: 'page', reason: 'Error: not today' }, []]);
  assert.match(stack!, /^Error: not today\n +at \/assets\/broken\.js:1:7/);
  renderer.close();
});

test('code that waits for a promise that never settles is ended at once, in the same process', async () => {
  const renderer = openRenderer({ waiting: 'await new Promise(() => {});', calm: showing("'calm'") }, { seconds: 600 });
  assert.equal(await renderer.render('waiting'), { ended: 'the code waits for a promise that never settles' });
  assert.is(shownBy(await renderer.render('calm')), 'calm');
  renderer.close();
});

test('modules import each other, in circles and while they run', async () => {
  const renderer = openRenderer({
    page: showing(
      'a + (await_.b) + later.c',
      `import { a } from './a.js'; import * as await_ from './b.js';
      const later = await import('./c.js');`,
    ),
    a: "import { b } from './b.js'; export const a = 'a'; export const ab = () => a + b;",
    b: "import { ab } from './a.js'; export const b = 'b'; export const all = () => ab();",
    c: "await null; export const { b: c } = await import('./b.js');",
  });
  assert.is(shownBy(await renderer.render('page')), 'abb');
  renderer.close();
});

test('messages without the nonce of their page are ignored, also from the process itself', async () => {
  const forging = fileURLToPath(new URL('forging-process.js', import.meta.url));
  const requested: string[] = [];
  const modules = new Proxy<Record<string, string>>({}, { get: (_, name) => void requested.push(String(name)) });
  const renderer = openRenderer(modules, { start: () => fork(forging, { serialization: 'advanced' }) });
  try {
    for (const name of ['first', 'second']) assert.is(shownBy(await renderer.render(name)), 'right');
    assert.equal(requested, ['right', 'right']);
  } finally {
    renderer.close();
  }
});

test('a process that has used its memory or time is replaced by another', async () => {
  for (const limit of [{ megabytesOfProcess: 1 }, { secondsOfProcess: 0.01 }]) {
    let started = 0;
    const renderer = openRenderer(
      { calm: showing("'calm'") },
      {
        ...limit,
        start(limits) {
          started += 1;
          return startProcess(limits);
        },
      },
    );
    for (let count = 0; count < 2; count += 1) assert.is(shownBy(await renderer.render('calm')), 'calm');
    assert.is(started, 2);
    renderer.close();
  }
});

/** @returns whether a process is running. A zombie process is not running */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('a page in an endless loop does not outlive a Lectern that is killed', async () => {
  const script = fileURLToPath(new URL('killed-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  parent.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const [, signal] = (await once(parent, 'exit')) as [number, string];
  const pid = Number(output);
  try {
    assert.is(signal, 'SIGKILL');
    assert.ok(pid > 0, output);
    for (let count = 0; count < 600 && isRunning(pid); count += 1) await wait(100);
    assert.not(isRunning(pid));
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
});

test.run();
