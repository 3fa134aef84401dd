// Tests the package as it is published: its files, its types, and its use on a server.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { buildPackage, packageDir } from './built-package.ts';

const run = promisify(execFile);
const root = join(packageDir, '..');
/** The maximum size of the tarball, in bytes. */
const largestTarball = 4_500_000;

let folder: string;
test.before(async () => {
  await buildPackage();
  folder = await mkdtemp(join(tmpdir(), 'lectern-consumer-'));
});
test.after(() => rm(folder, { recursive: true }));

test('the package contains the build, a readme and its licence, and no sources', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: packageDir });
  const [{ files, size, bundled }] = JSON.parse(stdout) as [
    { files: { path: string }[]; size: number; bundled: string[] },
  ];
  const paths = files.map(({ path }) => path);
  assert.equal(
    paths.filter((path) => !path.startsWith('build/')),
    ['LICENSE', 'README.md', 'package.json'],
  );
  assert.equal(
    paths.filter((path) => /\.tsx?$/.test(path)),
    ['build/library/index.d.ts', 'build/library/style.css.d.ts'],
  );
  for (const path of ['build/cli/main.js', 'build/library/index.js', 'build/standalone/viewer.json'])
    assert.ok(paths.includes(path), path);
  assert.equal(bundled, []);
  assert.ok(size <= largestTarball, `${size} bytes`);
});

test('bundlers of apps leave the modules of a corpus to the browser, and the worker imports nothing', async () => {
  const library = join(packageDir, 'build/library');
  const names = (await readdir(library, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(library, name), 'utf8')));
  const imports = texts.flatMap((text) => text.match(/\bimport\((?!["'`])[^().]*\)/g) ?? []);
  assert.equal(
    imports.map((each) => each.replace(/\w+\)$/, '…)')),
    ['import(/* webpackIgnore: true */ /* @vite-ignore */ …)'],
  );
});

test('the component and its styles can be imported under strict rules, with the types of React alone', async () => {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@lectern'), { recursive: true });
  await mkdir(join(modules, '@types'));
  await symlink(packageDir, join(modules, '@lectern/viewer'));
  await symlink(join(root, 'node_modules/@types/react'), join(modules, '@types/react'));
  await symlink(join(root, 'node_modules/csstype'), join(modules, 'csstype'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'app.tsx'),
    `import { Viewer, type ViewerProps } from '@lectern/viewer';
import '@lectern/viewer/style.css';
const props: ViewerProps = { corpus: '/corpus/' };
export const app = <Viewer {...props} baseUrl="/docs/" colorMode="dark" />;
// @ts-expect-error A corpus is needed.
export const without = <Viewer />;
// @ts-expect-error There is no such mode.
export const pink = <Viewer corpus="" colorMode="pink" />;
`,
  );
  const ways = [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const;
  for (const [module, moduleResolution] of inShort(ways, 2)) {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedSideEffectImports: true,
      noEmit: true,
      jsx: 'react-jsx',
      module,
      moduleResolution,
      preserveSymlinks: true,
      types: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.tsx'] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', folder, '--checkers', '1']).catch(
      (error: { stdout: string }) => error,
    );
    assert.is(stdout, '', `${module}: ${stdout}`);
  }
});

test('on a server the component is an empty element, and importing it touches no document', async () => {
  const script = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Viewer } from '@lectern/viewer';
console.log(renderToString(createElement(Viewer, { corpus: 'https://example.com/corpus' })));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: packageDir });
  assert.is(stdout, '<div class="lectern-viewer"></div>\n');
});

test.run();
