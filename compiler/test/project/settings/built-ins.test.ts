import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const module = JSON.stringify(path.resolve(import.meta.dirname, '../../../project/settings/built-ins.ts'));

/** @returns the output of a new process. Each process records its built-ins once */
function run(code: string): string {
  const script = `import { putBuiltInsBack, rememberBuiltIns } from ${module};\n${code}`;
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return execFileSync(process.execPath, parameters, { encoding: 'utf8' }).trim();
}

test('globals of the program around Lectern can change while a site is compiled', () => {
  const printed = run(`
    globalThis.QUEUE = [1];
    globalThis.counts = { passed: 1 };
    rememberBuiltIns();
    globalThis.QUEUE = [2];
    delete globalThis.counts;
    console.log(JSON.stringify([putBuiltInsBack(), QUEUE, 'counts' in globalThis]));`);
  assert.is(printed, '[[],[2],false]');
});

test('a removed global of Node.js is restored', () => {
  const printed = run(`
    rememberBuiltIns();
    const before = setTimeout;
    delete globalThis.setTimeout;
    console.log(JSON.stringify([putBuiltInsBack(), setTimeout === before]));`);
  assert.is(printed, '[["setTimeout"],true]');
});

test.run();
