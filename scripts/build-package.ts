// Builds the npm package: its code, its types, the JSON Schemas, and the licences of the bundled packages.
//     node --import tsx scripts/build-package.ts                 →   build/
//     node --import tsx scripts/build-package.ts --with-corpus   →   build/ and corpus/build/
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildCorpus, writeSchemas } from './build-corpus.ts';
import { bundledPackages } from './build.ts';
import { licensesOf } from './licenses.ts';
import { writeDeclarations } from './declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Name of a public module → the source whose exports it has. */
const modules = {
  index: 'compiler/index.ts',
  client: 'viewer/client/index.ts',
  test: 'compiler/compile-fixture.ts',
};

for (const folder of ['build/types', 'build/schema']) await rm(root + folder, { recursive: true, force: true });
await mkdir(`${root}build/types`, { recursive: true });
const sourceOf = (name: keyof typeof modules) => root + modules[name];
const groups: (keyof typeof modules)[][] = [['index', 'test'], ['client']];
for (const names of groups) {
  const sources = names.map(sourceOf);
  // The types of a group are declared once, in its first file.
  const declarations = writeDeclarations(sources, `${root}tsconfig.json`, names.length > 1 ? sources[0] : undefined);
  for (const [index, name] of names.entries()) await writeFile(`${root}build/types/${name}.d.ts`, declarations[index]!);
}
await writeSchemas(`${root}build/schema`);
const packages = [...bundledPackages].map((folder) => root + folder);
await writeFile(`${root}build/LICENSES.txt`, await licensesOf(packages));
// Runs in this process, because it has already parsed most sources of the corpus' types.
if (process.argv.includes('--with-corpus')) await buildCorpus();
