// Builds the package @lectern/corpus: modules, declarations without zod, and the JSON Schemas.
//     node --import tsx scripts/build-corpus.ts   →   corpus/build/
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { schemaTexts } from '../corpus/schema/schema-texts.ts';
import { writeDeclarations } from './declarations.ts';
import { evaluatedModules } from './evaluated-modules.ts';
import { licensesOf, packagesOf } from './licenses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = path.join(root, 'corpus');
/** Name of a public module in the package → its source. `index` is the main module. */
const entries = {
  index: 'index.ts',
  hast: 'hast/to-hast.ts',
  markdown: 'markdown/to-markdown.ts',
  mdast: 'mdast/to-mdast.ts',
  validate: 'validate/validate.ts',
};

/** @param outDir an absolute path. The folder is emptied first */
export async function buildCorpus(outDir = path.join(source, 'build')): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: entries,
    outdir: outDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: ['es2022', 'node20'],
    chunkNames: '[name]-[hash]',
    sourcemap: true,
    sourcesContent: false,
    plugins: [evaluatedModules],
    metafile: true,
    logLevel: 'warning',
  });
  await writeSchemas(path.join(outDir, 'schema'));
  const packages = packagesOf(metafile).map((folder) => path.join(source, folder));
  await writeFile(path.join(outDir, 'LICENSES.txt'), await licensesOf(packages));
  const files = Object.values(entries).map((file) => path.join(source, file));
  const declarations = writeDeclarations(files, path.join(root, 'tsconfig.json'), files[0]);
  await Promise.all(
    Object.keys(entries).map((name, index) => writeFile(path.join(outDir, `${name}.d.ts`), declarations[index]!)),
  );
}

/** Writes the JSON Schemas of all kinds of files into a folder. Each schema is one line. */
export async function writeSchemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [kind, text] of Object.entries(schemaTexts))
    await writeFile(path.join(folder, `${kind}.schema.json`), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCorpus();
