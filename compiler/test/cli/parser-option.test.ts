// Tests that the selected Markdown parser doesn't change the output.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../temp.ts';

const bin = path.resolve(import.meta.dirname, '../../../bin/lectern.js');
/** With this variable, the native parser (satteri) can't load its binary, because the path doesn't exist. */
const without = { NAPI_RS_NATIVE_LIBRARY_PATH: '/nowhere' };
const text = '# Welcome\n\n:::tip\n\nSome *words* and `code`.\n\n<Tabs />\n\n:::\n\n{1 + 1}\n';
const note =
  'The native parser has no binary for this machine. Lectern uses the parser remark instead, which is slower and has the same result.\n';

function compile(args: string[], env: NodeJS.ProcessEnv = {}) {
  const site = tempFolder();
  try {
    site.write({ 'lectern.config.json': '{"title": "Site"}', 'docs/index.md': text, 'docs/more.mdx': text });
    const { status, stderr } = spawnSync('node', [bin, 'compile', ...args], {
      cwd: site.dir,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    return { status, stderr, files: status === 0 ? filesIn(path.join(site.dir, 'dist')) : {} };
  } finally {
    site.remove();
  }
}

function filesIn(dir: string): Record<string, string> {
  const files = (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(dir, file)).toString('base64')]));
}

test('each parser writes the same bytes, and one line reports a missing native binary', () => {
  const { stderr, files } = compile([]);
  assert.is(stderr, '');
  assert.ok(Object.keys(files).length > 10);
  assert.equal(compile(['--parser', 'remark'], without), { status: 0, stderr: '', files });
  assert.equal(compile([], without), { status: 0, stderr: note, files });
});

test('the command fails if the parser that it names has no binary', () => {
  const { status, stderr } = compile(['--parser', 'native'], without);
  assert.is(status, 3);
  assert.match(stderr, 'the native parser has no binary for this machine');
});

test('an unknown parser name is a usage error', () => {
  assert.is(compile(['--parser', 'fast']).status, 2);
});

test.run();
