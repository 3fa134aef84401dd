// Tests code of a site that never ends. The command stops at the time limit, and names the location of the code.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder, type TempFolder } from '../../temp.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

interface Ended {
  end: number | string | null;
  stderr: string;
}

/**
 * Compiles a site in another process, with a time limit for its code.
 *
 * @param seconds time limit in processor time. It must exceed the time to load Lectern's own code
 * @param options command-line options of Node.js
 */
function compileIn(folder: TempFolder, seconds = 1, options: readonly string[] = []): Promise<Ended> {
  const env = { ...process.env, LECTERN_CONFIG_TIME_LIMIT: String(seconds) };
  const command = [...options, path.join(root, 'bin/lectern.js'), 'compile', folder.dir];
  const compiling = spawn(process.execPath, command, { env, timeout: 300_000, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  compiling.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve) => compiling.on('close', (code, signal) => resolve({ end: code ?? signal, stderr })));
}

const preset = `title: 'T', url: 'https://t.example', baseUrl: '/', presets: ['classic']`;
const loop = 'let n = 0;\n  while (true) n += 1;\n';

const sites: Record<string, { files: Record<string, string>; message: string }> = {
  'a file that the config imports': {
    files: {
      'lectern.config.ts': `import { spin } from './parts/spin.ts';\nspin();\nexport default { title: 'T' };\n`,
      'parts/spin.ts': `interface Unused {\n  a: string;\n}\n\nexport function spin(): void {\n  ${loop}}\n`,
    },
    message:
      'parts/spin.ts:7:3 error invalid-config the code does not end within 1 seconds\n  hint: remove the endless loop',
  },
  'a config that has waited': {
    files: { 'lectern.config.js': `await null;\nfor (;;);\nexport default { title: 'T' };\n` },
    message: 'lectern.config.js:2:1 error',
  },
  'a plugin of Docusaurus': {
    files: {
      'docusaurus.config.js': `module.exports = { ${preset}, plugins: ['./plugin.js'] };\n`,
      'plugin.js': `module.exports = () => ({\n  name: 'p',\n  async loadContent() {\n  ${loop}},\n});\n`,
    },
    message: 'plugin.js:5:3 error',
  },
  'the part that adds grammars to Prism': {
    files: {
      'docusaurus.config.js': `module.exports = { ${preset} };\n`,
      'src/theme/prism-include-languages.js': `export default (Prism) => {\n  Prism.languages.x = {};\n  ${loop}};\n`,
    },
    message: 'src/theme/prism-include-languages.js:4:3 error',
  },
  'a function of the config that the compiler calls': {
    files: {
      'lectern.config.ts': `export default {\n  title: 'T',\n  markdown: {\n  preprocessor() {\n  ${loop}} },\n};\n`,
    },
    message: 'lectern.config.ts:6:3 error',
  },
  'a regular expression': {
    files: {
      'lectern.config.ts': `export default {\n  title: /^(a+)+$/.test('a'.repeat(60) + 'b') ? 'A' : 'B',\n};\n`,
    },
    message: 'lectern.config.ts:2:20 error',
  },
};

test('code of a site that never ends is reported with its location, and ends the command', async () => {
  const cases = Object.entries(sites);
  const runNext = async (): Promise<void> => {
    const next = cases.shift();
    if (next === undefined) return;
    const [name, { files, message }] = next;
    const folder = tempFolder();
    try {
      folder.write({ 'docs/a.md': '# A\n', ...files });
      const { end, stderr } = await compileIn(folder, 'docusaurus.config.js' in files ? 2 : 1);
      assert.ok(stderr.startsWith(message), `${name}: ${stderr}`);
      assert.is(end, 2, name);
      assert.not.match(stderr, 'debugger');
    } finally {
      folder.remove();
    }
    return runNext();
  };
  await Promise.all([runNext(), runNext(), runNext()]);
});

test('a Markdown plugin that never ends keeps the last good output, and the next compile succeeds', async () => {
  const folder = tempFolder();
  const config = (body: string) =>
    folder.write({
      'lectern.config.mjs': `const looping = () => () => {\n  ${body}};\nexport default { title: 'T', markdown: { remarkPlugins: [looping] } };\n`,
    });
  const manifest = () => readFileSync(path.join(folder.dir, 'dist/corpus/manifest.json'), 'utf8');
  try {
    folder.write({ 'docs/a.md': '# A\n' });
    config('');
    assert.is((await compileIn(folder)).end, 0);
    const before = manifest();
    config(loop);
    const { end, stderr } = await compileIn(folder);
    assert.match(stderr, 'lectern.config.mjs:3:3 error invalid-config the plugin "looping" does not end, on "');
    assert.is(end, 2);
    assert.is(manifest(), before);
    config('');
    assert.equal(await compileIn(folder), { end: 0, stderr: '' });
  } finally {
    folder.remove();
  }
});

test('a call that no debugger can stop ends the process', async () => {
  const folder = tempFolder();
  const waiting = `import { execSync } from 'node:child_process';\nexecSync('sleep 30', { stdio: 'ignore' });\nexport default { title: 'T' };\n`;
  try {
    folder.write({ 'docs/a.md': '# A\n', 'lectern.config.mjs': waiting });
    const { end, stderr } = await compileIn(folder, 0.5);
    assert.match(stderr, 'waits in a call such as "execSync" that does not end');
    assert.is(end, 'SIGKILL');
  } finally {
    folder.remove();
  }
});

test('while a debugger is attached, busy code has no limit', async () => {
  const folder = tempFolder();
  // Lectern's own code may use more than the limit. This code uses twice the limit in processor time.
  const busy = `const start = process.cpuUsage();\nwhile (process.cpuUsage(start).user < 2e6);\nexport default { title: 'T' };\n`;
  try {
    folder.write({ 'docs/a.md': '# A\n', 'lectern.config.mjs': busy });
    assert.is((await compileIn(folder)).end, 2);
    assert.is((await compileIn(folder, 1, ['--inspect=127.0.0.1:0'])).end, 0);
  } finally {
    folder.remove();
  }
});

test.run();
