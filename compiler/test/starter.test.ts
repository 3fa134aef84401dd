// Tests the site that `lectern init` writes, and the first steps of its user.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandLine } from '../cli.ts';
import { builtInChecks } from './built-in-checks.ts';
import { inspect } from '../inspect.ts';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { templates, writeStarter } from '../project/write-starter.ts';
import { isPublished, version } from '../version.ts';
import { tempFolder, type TempFolder } from './temp.ts';

async function withFolder(run: (folder: TempFolder) => Promise<void>): Promise<void> {
  const folder = tempFolder();
  try {
    await run(folder);
  } finally {
    folder.remove();
  }
}

test('the starter site compiles without a warning, far from any package, and has docs, a post and a home page', () =>
  withFolder(async ({ dir }) => {
    const site = path.join(dir, 'a', 'site');
    const written = await writeStarter(site);
    assert.ok(written.includes('lectern.config.ts'));
    assert.ok(written.includes('.gitignore'));
    for (const file of written) assert.ok(existsSync(path.join(site, file)), file);
    const inspected = await inspect(site);
    assert.equal(inspected.diagnostics, []);
    const paths = inspected.site.routes.map((route) => route.path);
    for (const expected of [
      '/',
      '/docs/',
      '/docs/guides/write/',
      '/docs/category/guides/',
      '/blog/',
      '/blog/2026/01/01/hello/',
    ])
      assert.ok(paths.includes(expected), expected);
  }));

test('each template compiles without a warning, is accessible, and has the files of a repository', () =>
  withFolder(async ({ dir }) => {
    const command = commandLine().commands.find((each) => each.name() === 'init')!;
    assert.equal(command.options.find(({ long }) => long === '--template')!.argChoices, [...templates]);
    const pages: Record<string, number> = {};
    for (const template of templates) {
      const site = path.join(dir, template);
      const written = await writeStarter(site, template);
      for (const file of ['package.json', 'tsconfig.json', '.gitignore', '.github/workflows/site.yml'])
        assert.ok(written.includes(file), `${template}: ${file}`);
      const { diagnostics, notices, site: built } = await inspect(site, { checks: await builtInChecks('a11y') });
      assert.equal([diagnostics, notices], [[], []], template);
      pages[template] = built.routes.filter(({ source }) => source !== undefined).length;
    }
    assert.equal(pages, { docs: 5, blog: 2, docusaurus: 4, api: 5, extension: 2 });
  }));

test('the test of the extension template passes with the built package', () =>
  withFolder(async ({ dir }) => {
    await writeStarter(dir, 'extension');
    mkdirSync(path.join(dir, 'node_modules'));
    symlinkSync(path.resolve(import.meta.dirname, '../..'), path.join(dir, 'node_modules', 'lectern'));
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync('npm', ['test'], { cwd: dir, encoding: 'utf8', env });
    assert.is(status, 0, stdout + stderr);
    assert.match(stdout, /pass 2$/m);
  }));

test('its workflow runs only existing scripts', () =>
  withFolder(async ({ dir }) => {
    await writeStarter(dir);
    const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = [...read('.github/workflows/site.yml').matchAll(/npm run (\w+)/g)].map(([, name]) => name!);
    assert.equal(called, ['check', 'build']);
    for (const name of called) assert.ok(name in scripts, name);
  }));

test('its package.json depends on the Lectern that wrote it', () =>
  withFolder(async ({ dir }) => {
    await writeStarter(dir);
    const { devDependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const root = path.resolve(import.meta.dirname, '../..');
    assert.equal(devDependencies, { lectern: isPublished ? `^${version}` : `file:${path.relative(dir, root)}` });
  }));

test('its scripts run only existing commands, with existing flags', () =>
  withFolder(async ({ dir }) => {
    await writeStarter(dir);
    const { scripts } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const script of Object.values(scripts)) {
      const [program, name, ...flags] = script.split(' ');
      assert.is(program, 'lectern');
      const command = commandLine().commands.find((each) => each.name() === name);
      assert.ok(command, script);
      for (const flag of flags)
        assert.ok(
          command.options.some(({ long }) => long === flag),
          script,
        );
    }
  }));

test('a folder with files is refused and unchanged; one with only a new git repository is accepted', () =>
  withFolder(async (folder) => {
    folder.write({ '.git/HEAD': 'ref: refs/heads/main\n', 'letter.txt': 'Dear' });
    try {
      await writeStarter(folder.dir);
      assert.unreachable();
    } catch (error) {
      assert.instance(error, ConfigError);
      assert.match((error as ConfigError).message, 'the folder is not empty: there is "letter.txt"');
    }
    assert.not(existsSync(path.join(folder.dir, 'docs')));
    rmSync(path.join(folder.dir, 'letter.txt'));
    assert.ok((await writeStarter(folder.dir)).length > 5);
  }));

test.run();
