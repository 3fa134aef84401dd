// Tests commands that keep running: how they start, what they print, and how they end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { statusFor } from '../serve/status-for.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const bin = path.resolve(import.meta.dirname, '../../../bin/lectern.js');

interface Running extends TempFolder {
  /** Waits until the output matches. Fails if the command ends without a match. */
  says: (text: RegExp) => Promise<string>;
  /** Sends a signal. @returns the exit code */
  end: (signal: NodeJS.Signals) => Promise<number>;
}

async function withCommand(
  args: string[],
  files: Record<string, string>,
  run: (command: Running) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const folder = tempFolder();
  folder.write(files);
  const child = spawn('node', [bin, ...args], {
    cwd: folder.dir,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  const ended = once(child, 'close') as Promise<[number]>;
  let output = '';
  let heard = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      heard();
    });
  }
  const says: Running['says'] = async (text) => {
    for (;;) {
      if (text.test(output)) return output;
      const gone = await Promise.race([new Promise<void>((resolve) => (heard = resolve)), ended]);
      if (gone && !text.test(output)) throw new Error(`it ended with ${gone[0]} and said only:\n${output}`);
    }
  };
  try {
    await run({
      ...folder,
      says,
      async end(signal) {
        child.kill(signal);
        return (await ended)[0];
      },
    });
  } finally {
    child.kill('SIGKILL');
    await ended;
    folder.remove();
  }
}

const lock = (site: TempFolder, outDir: string) => existsSync(path.join(site.dir, outDir, '.lectern/lock'));

test('compile --watch reports each change, each diagnostic once, and exits with 130 on Ctrl+C', () =>
  withCommand(['compile', '--watch'], { 'docs/a.md': '# A\n' }, async (command) => {
    await command.says(/Watching for changes/);
    command.write({ 'docs/b.md': '# B\n\n[Gone](/nowhere)\n' });
    await command.says(/docs\/b\.md:3:1 error broken-link/);
    await command.says(/Nothing was published: 1 error/);
    command.write({ 'docs/b.md': '# B\n\nMended.\n' });
    const output = await command.says(/Nothing was published[^]*changed in \d+ ms, no warnings/);
    assert.is(output.match(/broken-link/g)!.length, 1);
    assert.is(await command.end('SIGINT'), 130);
    assert.not(lock(command, 'dist'));
    assert.ok(existsSync(path.join(command.dir, 'dist/corpus/pages/docs/b.json')));
  }));

test('dev prints the address of the site, leaves dist unchanged, and exits with 143 on SIGTERM', () =>
  withCommand(['dev', '--port', '0'], { 'docs/a.md': '# A\n' }, async (command) => {
    const output = await command.says(/Showing \. at http:\S+/);
    const url = /http:\S+/.exec(output)![0];
    assert.match(await (await fetch(`${url}docs/a/`)).text(), /<title>A\b/);
    assert.is(new URL(url).hostname, '127.0.0.1');
    assert.is(await statusFor(url, 'other.example'), 403);
    assert.is(await command.end('SIGTERM'), 143);
    assert.not(lock(command, '.lectern/dev'));
    assert.not(existsSync(path.join(command.dir, 'dist')));
  }));

test('dev serves a site with errors at the start as soon as they are fixed', () =>
  withCommand(['dev', '--port', '0'], { 'docs/a.md': '# A\n\n[Gone](/nowhere)\n' }, async (command) => {
    const url = /http:\S+/.exec(await command.says(/http:\S+/))![0];
    const waiting = await fetch(url);
    assert.is(waiting.status, 503);
    assert.match(await waiting.text(), 'docs/a.md:3:1');
    command.write({ 'docs/a.md': '# A\n' });
    await command.says(/changed in/);
    assert.is((await fetch(`${url}docs/a/`)).status, 200);
  }));

test('an unusable config ends dev at once', () =>
  withCommand(['dev', '--port', '0'], { 'lectern.config.json': '{ "titel": 1 }' }, async (command) => {
    await command.says(/titel/);
    assert.is(await command.end('SIGCONT'), 2);
  }));

/** Commands that watch a site, and the line that each prints before it waits for changes. */
const watching: [args: string[], line: RegExp, output: string][] = [
  [['dev', '--port', '0'], /Showing \. at/, '.lectern/dev'],
  [['compile', '--watch'], /Watching for changes/, 'dist'],
];
for (const [args, line, output] of watching)
  test(`an endless loop that is saved in the config ends "${args[0]}" with its location, and leaves the output`, () => {
    const config = (body: string) => ({ 'lectern.config.mjs': `export default { title: 'Site' };\n${body}\n` });
    const files = { 'docs/a.md': '# A\n', ...config('') };
    return withCommand(
      args,
      files,
      async (command) => {
        await command.says(line);
        const manifest = () => readFileSync(path.join(command.dir, output, 'corpus/manifest.json'), 'utf8');
        const before = manifest();
        command.write(config('for (;;);'));
        await command.says(
          /lectern\.config\.mjs:2:1 error invalid-config the code does not end within 1 seconds\n {2}hint: remove the endless loop/,
        );
        assert.is(await command.end('SIGCONT'), 2);
        assert.is(manifest(), before);
      },
      { LECTERN_CONFIG_TIME_LIMIT: '1' },
    );
  });

test('watch does not support JSON, because it has no single report', () =>
  withCommand(['compile', '--watch', '--json'], {}, async (command) => {
    await command.says(/--watch.*cannot be used with.*--json/);
    assert.is(await command.end('SIGCONT'), 2);
  }));

test.run();
