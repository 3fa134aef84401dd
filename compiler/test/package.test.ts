// Tests the published package: it is packed, installed into an empty folder with an empty cache, and used.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { managers } from '../../scripts/package/managers.ts';
import { runCommand } from '../../scripts/package/run-command.ts';
import { packedFiles } from '../../scripts/package/packed-files.ts';
import { inShort } from '../../scripts/testing/is-whole.ts';
import { pack, tryPackage, type Trial } from '../../scripts/package/try-package.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const root = path.resolve(import.meta.dirname, '../..');
const test = suite('package');

let folder: TempFolder;
let tarball: string;
let trial: Trial;

test.before(async () => {
  folder = tempFolder();
  if (!process.env.LECTERN_BUILT)
    runCommand(['npm', 'run', 'build:package', '--silent'], { cwd: root, env: process.env });
  tarball = pack(folder.dir);
  trial = await tryPackage(tarball, managers[0]!, path.dirname(process.execPath), path.join(folder.dir, 'new'), [
    'docs',
  ]);
  const types = path.join(folder.dir, 'new/node_modules/@types');
  mkdirSync(types, { recursive: true });
  symlinkSync(path.join(root, 'node_modules/@types/react'), path.join(types, 'react'));
});
test.after(() => folder.remove());

test('it installs without install scripts, writes a site, compiles it, and serves it while it is written', () => {
  assert.ok(existsSync(path.join(folder.dir, 'new/site-docs/dist/corpus/manifest.json')));
});

test('the package alone supports formulas, highlighted code and components', () => {
  const site = path.join(folder.dir, 'new/formulas');
  mkdirSync(path.join(site, 'docs'), { recursive: true });
  writeFileSync(path.join(site, 'lectern.config.json'), '{ "title": "Tides", "markdown": { "math": true } }');
  const page = '# Tides\n\nIt is $h^2$.\n\n```js\nlet tide;\n```\n\n<Tabs><TabItem value="ebb">Ebb</TabItem></Tabs>\n';
  writeFileSync(path.join(site, 'docs/index.mdx'), page);
  const lectern = path.join(folder.dir, 'new/node_modules/lectern/bin/lectern.js');
  const printed = runCommand([process.execPath, lectern, 'check', '--json'], { cwd: site, env: process.env });
  assert.equal(JSON.parse(printed), { diagnostics: [] });
});

test('the viewer speaks the language of the site', () => {
  const site = path.join(folder.dir, 'new/german');
  mkdirSync(path.join(site, 'docs'), { recursive: true });
  const languages = '"i18n": { "defaultLocale": "de", "locales": ["de"] }';
  writeFileSync(path.join(site, 'lectern.config.json'), `{ "title": "Tide", ${languages} }`);
  writeFileSync(path.join(site, 'docs/index.md'), '# Tide\n');
  const lectern = path.join(folder.dir, 'new/node_modules/lectern/bin/lectern.js');
  runCommand([process.execPath, lectern, 'compile'], { cwd: site, env: process.env });
  const { messages } = JSON.parse(readFileSync(path.join(site, 'dist/corpus/site.json'), 'utf8')) as {
    messages: Record<string, string>;
  };
  assert.is(messages['theme.common.skipToMainContent'], 'Zum Hauptinhalt springen');
});

test('the package has few dependencies and is not large', () => {
  assert.ok(trial.packages <= 20, `${trial.packages} packages`);
  assert.ok(trial.megabytes <= 60, `${trial.megabytes} MB`);
});

test('the package contains the build and the starter sites, and no source, test or docs page', () => {
  const names = packedFiles(tarball).map(({ name }) => name);
  const allowed =
    /^(bin\/lectern\.js|build\/(compiler|extensions|viewer|viewer-server|types|schema)\/.+|build\/LICENSES\.txt|starter\/.+|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;
  assert.equal(
    names.filter((name) => !allowed.test(name)),
    [],
  );
  for (const name of ['bin/lectern.js', 'build/compiler/cli.js', 'build/types/index.d.ts', 'build/viewer/viewer.json'])
    assert.ok(names.includes(name), name);
});

test('without diagrams, formulas, live code and hosted search it packs into 2.4 MB', () => {
  const { parts } = JSON.parse(readFileSync(path.join(root, 'build/viewer/viewer.json'), 'utf8')) as {
    parts: Record<string, string[]>;
  };
  const optional = ['Mermaid', 'math', 'LiveCode', 'hosted-search'].flatMap((part) => {
    assert.ok(parts[part], part);
    return parts[part]!.map((name) => `build/viewer/${name}`);
  });
  const isOptional = (name: string) => optional.includes(name) || name.startsWith('build/compiler/katex-');
  assert.ok(packedFiles(tarball).some(({ name }) => name.startsWith('build/compiler/katex-')));
  const bytes = packedFiles(tarball)
    .filter(({ name }) => !isOptional(name))
    .reduce((sum, { packed }) => sum + packed, 0);
  // Maximum size of the package, including esbuild's JavaScript and the MCP server for hosts.
  assert.ok(bytes <= 2.4 * 1024 * 1024, `${bytes} bytes`);
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: path.join(folder.dir, 'new/node_modules/lectern'), strict: true });
  assert.equal(messages, []);
});

const consumer = `import { compile, defineConfig, inspect, watchSite, ConfigError, type Page, type UserConfig } from 'lectern';
import { Details, useDoc } from 'lectern/client';
import type { ReactElement } from 'react';

const config: UserConfig = defineConfig({
  title: 'Handbook',
  markdown: { remarkPlugins: [[(options: { depth: number }) => () => options.depth, { depth: 2 }]] },
  themeConfig: { navbar: { items: [{ label: 'More', items: [{ to: '/docs', label: 'Docs' }] }] } },
});
const report = await compile('.', { strict: true });
const paths: string[] = (await inspect('.')).routes.map(({ path }) => path);
const titleOf = (page: Page): string => (page.kind === 'doc' ? page.id : page.title);
const watching = await watchSite('.', {}, async (outcome) => console.log('report' in outcome ? outcome.report.pages : outcome.error));
await watching.close();
export { config, report, paths, titleOf, useDoc };
export const element: ReactElement = Details({ summary: 'More', open: true });
export const file: string = new ConfigError().file;
// @ts-expect-error the title of a site is a string
defineConfig({ title: 1 });
// @ts-expect-error there is no option with this name
defineConfig({ title: 'Handbook', tittle: 'Handbook' });
`;

const ways = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;
for (const [module, moduleResolution] of inShort(ways, 2)) {
  test(`the types are valid under strict and ${moduleResolution}, and need only the types of React`, () => {
    const dir = path.join(folder.dir, 'new', moduleResolution);
    mkdirSync(dir);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2022',
      module,
      moduleResolution,
      types: [],
    };
    writeFileSync(path.join(dir, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(dir, 'use.ts'), consumer);
    writeFileSync(
      path.join(dir, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, lib: ['es2023', 'dom'] }, files: ['use.ts'] }),
    );
    try {
      execFileSync(process.execPath, [
        path.join(root, 'node_modules/typescript/bin/tsc'),
        '-p',
        dir,
        '--checkers',
        '1',
      ]);
    } catch (error) {
      assert.unreachable(String((error as { stdout: Buffer }).stdout));
    }
  });
}

test.run();
