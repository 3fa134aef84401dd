// Tests named pipes at paths of files. Reading such a pipe would block forever.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import { disk } from '../fs/disk.ts';
import { inspect } from '../inspect.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const test = suite<{ folder: TempFolder }>('pipes');

test.before.each((context) => {
  context.folder = tempFolder();
  context.folder.write({ 'docs/index.md': '# Start\n\n![a](./x.png)\n' });
});
test.after.each(({ folder }) => folder.remove());

/** @returns the rules that are reported for a named pipe at a path, or the error that ends the run */
async function outcome(folder: TempFolder, file: string, more: Record<string, string> = {}): Promise<string> {
  folder.write(more);
  execFileSync('mkfifo', [path.join(folder.dir, file)]);
  try {
    const { diagnostics } = await inspect(folder.dir);
    return diagnostics.map(({ rule, place }) => `${rule} ${place.path}`).join(', ');
  } catch (error) {
    assert.ok(error instanceof ConfigError || error instanceof EnvironmentError, String(error));
    return error.name;
  } finally {
    rmSync(path.join(folder.dir, file));
  }
}

if (process.platform !== 'win32')
  test('a pipe at the path of content, of settings or of the config is an error', async ({ folder }) => {
    const none = 'missing-image docs/index.md';
    assert.is(await outcome(folder, 'docs/a.md'), `not-a-file docs/a.md, ${none}`);
    assert.is(await outcome(folder, 'docs/_category_.json'), `not-a-file docs/_category_.json, ${none}`);
    assert.is(await outcome(folder, 'docs/x.png'), 'asset-not-public docs/index.md');
    assert.is(await outcome(folder, 'CHANGELOG.md'), `not-a-file CHANGELOG.md, ${none}`);
    assert.is(await outcome(folder, 'static/x.txt', { 'static/a.txt': '' }), `${none}, not-a-file static/x.txt`);
    assert.is(await outcome(folder, 'lectern.config.ts'), 'ConfigError');
    assert.is(await outcome(folder, 'lectern.config.json'), 'ConfigError');
    assert.is(await outcome(folder, 'docusaurus.config.js'), 'ConfigError');
    const config = (sidebarPath: string) => ({
      'lectern.config.json': JSON.stringify({ title: 'Site', docs: { sidebarPath } }),
    });
    assert.is(await outcome(folder, 'sidebars.json', config('sidebars.json')), `${none}, not-a-file sidebars.json`);
    assert.is(await outcome(folder, 'sidebars.js', config('sidebars.js')), 'ConfigError');
    assert.is(await outcome(folder, 'versions.json', config('')).catch(String), `ConfigError`);
  });

if (process.platform !== 'win32')
  for (const file of ['docs/c.js', 'docs/d.js', 'docs/c.css', 'package.json', 'docs/tsconfig.json'])
    test(`a pipe that only the bundler reads is an error: ${file}`, async ({ folder }) => {
      folder.write({
        'docs/index.mdx': "import C from './c.js';\nimport './c.css';\n\n# Start\n\n<C/>\n",
        'docs/c.js': "import d from './d.js';\nexport default () => d;\n",
        'docs/d.js': "export default 'd';\n",
        'docs/c.css': 'a {}\n',
      });
      rmSync(path.join(folder.dir, 'docs/index.md'));
      rmSync(path.join(folder.dir, file), { force: true });
      assert.match(await outcome(folder, file), `not-a-file ${file}`);
    });

if (process.platform !== 'win32')
  test('a pipe that the config imports, or that only its bundler reads, is an error in the config', async ({
    folder,
  }) => {
    folder.write({ 'lectern.config.ts': "import title from './title.ts';\nexport default { title };\n" });
    assert.is(await outcome(folder, 'title.ts'), 'ConfigError');
    folder.write({ 'lectern.config.ts': 'export default {};\n' });
    assert.is(await outcome(folder, 'tsconfig.json'), 'ConfigError');
  });

if (process.platform !== 'win32')
  test('the file system itself does not wait for a pipe', async ({ folder }) => {
    const pipe = path.join(folder.dir, 'pipe');
    execFileSync('mkfifo', [pipe]);
    try {
      await disk.read(pipe);
      assert.unreachable();
    } catch (error) {
      assert.instance(error, EnvironmentError);
    }
  });

test.run();
