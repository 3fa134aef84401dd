// Tests that every dependency has a reason: the tables in ARCHITECTURE.md list exactly the packages in the package.json
// files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Kind = 'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies';
type Manifest = Partial<Record<Kind, Record<string, string>>>;
const packages = ['corpus', 'compiler', 'viewer'];
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const manifests = ['.', ...packages].map(manifestOf);
const declared = new Set(
  manifests.flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies })),
);

test('the architecture gives a reason for each package, and for no other', () => {
  const [, tables = ''] = read('ARCHITECTURE.md').split('## Dependencies, and why');
  const rows = [...tables.matchAll(/^\| (.+?) \| .+ \|$/gm)]
    .map(([, packages]) => packages!)
    .filter((packages) => packages !== 'package');
  assert.equal([...new Set(rows.flatMap((packages) => packages.split(', ')))].sort(), [...declared].sort());
});

for (const folder of packages) {
  test(`the imports of ${folder} are among its own dependencies`, () => {
    // Dependencies that are bundled into a published package are only needed for its build.
    const { dependencies, devDependencies } = manifestOf(folder);
    const own = Object.keys({ ...dependencies, ...devDependencies });
    const files = fastGlob.sync(`${folder}/**/*.{ts,tsx}`, { cwd: root, ignore: ['**/test/**', '**/node_modules/**'] });
    const imported = files.flatMap((file) =>
      Array.from(
        read(file).matchAll(/^(?:import|export) (?!type)[^;]*? from '([^'.][^']*)';/gm),
        ([, name]) => `${name} ← ${file}`,
      ),
    );
    assert.ok(imported.length > 0);
    const isForeign = (each: string) => !each.startsWith('node:') && !own.includes(packageOf(each.split(' ')[0]!));
    assert.equal(imported.filter(isForeign), []);
  });
}

test('Lectern installs the binaries of the esbuild whose JavaScript it contains', () => {
  const esbuild = JSON.parse(read('node_modules/esbuild/package.json')) as Manifest & { version: string };
  const { optionalDependencies, devDependencies } = manifestOf('.');
  assert.equal(optionalDependencies, esbuild.optionalDependencies);
  assert.is(devDependencies!.esbuild, esbuild.version);
});

test('no package that is installed with Lectern has an install script', () => {
  const { packages: locked } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, Manifest & { hasInstallScript?: boolean }>;
  };
  const names = new Set(['']);
  for (const name of names) {
    const { dependencies, optionalDependencies } = locked[name && `node_modules/${name}`]!;
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) names.add(each);
  }
  assert.ok(names.has('satteri') && names.has('@esbuild/linux-x64'), [...names].join());
  assert.equal(
    [...names].filter((name) => name && locked[`node_modules/${name}`]!.hasInstallScript),
    [],
  );
});

test('the lock file names the packages of all platforms, so that it can be installed from on each', () => {
  const { packages: locked } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.entries(locked).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in locked || `${folder}/node_modules/${name}` in locked),
    ),
  );
  assert.equal(missing, []);
});

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

test.run();
