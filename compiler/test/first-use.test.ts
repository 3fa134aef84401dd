// Follows the docs for new users: writes and runs all samples in order, in an empty folder.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPages, type Fence } from './content-pages.ts';
import { tempFolder } from './temp.ts';

const bin = path.resolve(import.meta.dirname, '../../bin/lectern.js');
const hasJq = spawnSync('jq', ['--version']).status === 0;

const fencesOf = (page: string) => readPages(page)[0]!.fences;

test('the steps of the page on the first site create it, with the output that the page shows', () =>
  follow(fencesOf('docs/start/first-site.mdx')));

test('the steps of the readme create sites, and the readme starts like the page on installing', () => {
  const fences = fencesOf('../README.md').filter(
    ({ language, code }) => language === 'bash' && !code.startsWith('npm '),
  );
  assert.ok(fencesOf('docs/installation.md').some(({ code }) => code === fences[0]!.code));
  return follow(fences);
});

/**
 * Writes code blocks with a title to files, and runs code blocks with commands. The output of these commands must
 * contain the plain-text block that follows.
 */
async function follow(fences: Fence[]): Promise<void> {
  const folder = tempFolder();
  try {
    folder.write({ 'bin/lectern': `#!/bin/sh\nexec '${process.execPath}' '${bin}' "$@"\n`, 'work/.keep': '' });
    chmodSync(path.join(folder.dir, 'bin/lectern'), 0o755);
    const env = {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      LECTERN_SITE: undefined,
      PATH: `${path.join(folder.dir, 'bin')}:${process.env.PATH}`,
    };
    let cwd = path.join(folder.dir, 'work');
    let printed = '';
    for (const { language, title, code, place } of fences) {
      if (title !== undefined) {
        mkdirSync(path.dirname(path.join(cwd, title)), { recursive: true });
        writeFileSync(path.join(cwd, title), `${code}\n`);
      } else if (language === 'text') {
        if (printed !== '')
          assert.ok(
            withoutMeasures(printed).includes(withoutMeasures(code)),
            `${place} what is printed is:\n${printed}`,
          );
      } else {
        const [last] = code.split('\n').slice(-1);
        const endless = /^lectern (?:dev|serve)\b/.test(last!);
        const lines = code.split('\n').filter((line) => hasJq || !line.startsWith('jq '));
        const run = runToEnd(endless ? lines.slice(0, -1) : lines, cwd, env);
        assert.is(run.status, 0, `${place}: ${run.printed}`);
        ({ cwd, printed } = run);
        if (endless) assert.is(await statusWhileRunning(last!, cwd, env), 200, place);
      }
    }
  } finally {
    folder.remove();
  }
}

/** @returns the output of both streams, and the current folder after the commands */
function runToEnd(
  lines: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): { status: number | null; printed: string; cwd: string } {
  const { status, stdout } = spawnSync('bash', ['-c', ['set -e', 'exec 2>&1', ...lines, 'echo; pwd'].join('\n')], {
    cwd,
    env,
    encoding: 'utf8',
  });
  const printed = stdout.trimEnd().split('\n');
  return { status, printed: printed.slice(0, -1).join('\n').trimEnd(), cwd: status === 0 ? printed.at(-1)! : cwd };
}

/** Starts a command that serves a site, requests a page, and stops the command. */
async function statusWhileRunning(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn('lectern', [...command.split(' ').slice(1), '--port', '0'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    let printed = '';
    for await (const chunk of child.stdout) {
      printed += chunk;
      const address = /http:\S+/.exec(printed);
      if (address) return (await fetch(new URL('docs/', address[0]))).status;
    }
    throw new Error(`no address in ${printed}`);
  } finally {
    child.kill();
    await ended;
  }
}

/** Removes times and sizes, because they differ between machines. */
function withoutMeasures(text: string): string {
  return text.replace(/[\d.]+ (s|kB)\b/g, '– $1');
}

test.run();
