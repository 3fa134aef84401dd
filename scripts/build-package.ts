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
const modules = { index: 'compiler/index.ts', client: 'viewer/client/index.ts' };

for (const folder of ['build/types', 'build/schema']) await rm(root + folder, { recursive: true, force: true });
await mkdir(`${root}build/types`, { recursive: true });
const sources = Object.values(modules).map((file) => root + file);
const declarations = writeDeclarations(sources, `${root}tsconfig.json`);
for (const [index, name] of Object.keys(modules).entries())
  await writeFile(`${root}build/types/${name}.d.ts`, declarations[index]!);
await writeSchemas(`${root}build/schema`);
const packages = [...bundledPackages].map((folder) => root + folder);
await writeFile(`${root}build/LICENSES.txt`, await licensesOf(packages));
// Runs in this process, which has already parsed most sources of the corpus' types.
if (process.argv.includes('--with-corpus')) await buildCorpus();
