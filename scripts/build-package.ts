// Builds all that the npm package holds: what is run, and beside it its types, the JSON Schemas and the licences of the
// packages that are bundled.
//     node --import tsx scripts/build-package.ts   →   build/
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeSchemas } from './build-corpus.ts';
import { bundledPackages } from './build.ts';
import { licensesOf } from './licenses.ts';
import { writeDeclarations } from './declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The public modules, and the sources whose exports they have. */
const declarations = { index: 'compiler/index.ts', client: 'viewer/client/index.ts' };

for (const folder of ['build/types', 'build/schema']) await rm(root + folder, { recursive: true, force: true });
await mkdir(`${root}build/types`, { recursive: true });
for (const [name, entry] of Object.entries(declarations)) {
  await writeFile(`${root}build/types/${name}.d.ts`, writeDeclarations(root + entry, `${root}tsconfig.json`));
}
await writeSchemas(`${root}build/schema`);
const packages = [...bundledPackages].map((folder) => root + folder);
await writeFile(`${root}build/LICENSES.txt`, await licensesOf(packages));
