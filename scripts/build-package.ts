// Builds the npm package: its code, its types, the JSON Schemas, and the licences of the bundled packages.
//     node --import tsx scripts/build-package.ts                 →   build/
//     node --import tsx scripts/build-package.ts --with-corpus   →   build/ and corpus/build/
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildCorpus, writeSchemas } from './build-corpus.ts';
import { bundledPackages } from './build.ts';
import { licensesOf } from './licenses.ts';
import { settingSchemas } from '../compiler/project/built-in-extensions.ts';
import { sourceKinds, sourceSchema } from '../compiler/site/source-schemas.ts';
import { writeDeclarations } from './declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Name of a public module → the source file that exports its names. */
const modules = {
  index: 'compiler/index.ts',
  client: 'viewer/client/index.ts',
  test: 'compiler/compile-fixture.ts',
  components: 'extensions/components/index.ts',
  openapi: 'extensions/openapi/index.ts',
  'remote-cache': 'extensions/remote-cache/index.ts',
  snippets: 'extensions/snippets/index.ts',
};

for (const folder of ['build/types', 'build/schema']) await rm(root + folder, { recursive: true, force: true });
await mkdir(`${root}build/types`, { recursive: true });
const sourceOf = (name: keyof typeof modules) => root + modules[name];
const groups: (keyof typeof modules)[][] = [
  ['index', 'test', 'openapi', 'remote-cache', 'snippets', 'components'],
  ['client'],
];
for (const names of groups) {
  const sources = names.map(sourceOf);
  // The modules of a group share types. The first declaration file contains these types, and the other declaration
  // files import them.
  const declarations = writeDeclarations(sources, `${root}tsconfig.json`, names.length > 1 ? sources[0] : undefined);
  for (const [index, name] of names.entries()) await writeFile(`${root}build/types/${name}.d.ts`, declarations[index]!);
}
await writeSchemas(`${root}build/schema`);
const settings = await settingSchemas();
for (const kind of sourceKinds)
  await writeFile(`${root}build/schema/${kind}.schema.json`, `${JSON.stringify(sourceSchema(kind, settings))}\n`);
const packages = [...bundledPackages].map((folder) => root + folder);
await writeFile(`${root}build/LICENSES.txt`, await licensesOf(packages));
// The corpus is built in this process, which has already parsed most sources of its types.
if (process.argv.includes('--with-corpus')) await buildCorpus();
