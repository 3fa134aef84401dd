// Each dependency has a reason: the tables of ARCHITECTURE.md name the packages of the package.json files, and no other.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
const manifests = ['package.json', 'compiler/package.json', 'viewer/package.json'].map(
  (file) => JSON.parse(read(file)) as Manifest,
);
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

test('what the compiler imports is among its own dependencies', () => {
  const own = Object.keys(manifests[1]!.dependencies ?? {});
  const files = fastGlob.sync('compiler/**/*.ts', { cwd: root, ignore: ['**/test/**', '**/node_modules/**'] });
  const imported = files.flatMap((file) =>
    Array.from(
      read(file).matchAll(/^(?:import|export) (?!type)[^;]*? from '([^'.][^']*)';/gm),
      ([, name]) => `${name} ← ${file}`,
    ),
  );
  const packageOf = (specifier: string) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
  assert.ok(imported.length > 50);
  assert.equal(
    imported.filter((each) => !each.startsWith('node:') && !own.includes(packageOf(each.split(' ')[0]!))),
    [],
  );
});

test.run();
