// Builds the package @lectern/corpus: modules, declarations without zod, and the JSON Schemas.
//     node --import tsx scripts/build-corpus.ts   →   corpus/build/
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Metafile, type Plugin } from 'esbuild';
import { definitions } from '../corpus/schema/definitions.ts';
import { jsonSchema, schemas, type SchemaKind } from '../corpus/schema/schemas.ts';
import * as validated from '../corpus/validate/definitions.ts';
import { declareTypes } from './corpus/declare-types.ts';
import { docComments } from './corpus/doc-comments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = path.join(root, 'corpus');
const kinds = Object.keys(schemas) as SchemaKind[];

/** @param outDir absolute; emptied first */
export async function buildCorpus(outDir = path.join(source, 'build')): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.join(outDir, 'schema'), { recursive: true });
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: ['index.ts', 'validate.ts'],
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
    plugins: [withoutZod],
    metafile: true,
    logLevel: 'warning',
  });
  await Promise.all([
    writeFile(path.join(outDir, 'third-party-licenses.txt'), await licenses(metafile)),
    ...kinds.map((kind) =>
      writeFile(path.join(outDir, `schema/${kind}.schema.json`), `${JSON.stringify(jsonSchema(kind), null, 2)}\n`),
    ),
    declare(outDir),
  ]);
}

/** Puts what the validators check against in place of the module that makes it from the zod schemas. */
const withoutZod: Plugin = {
  name: 'without-zod',
  setup({ onLoad }) {
    onLoad({ filter: /validate[\\/]definitions\.ts$/ }, () => ({
      contents: Object.entries(validated)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    }));
  },
};

/** The licenses of the packages that the modules contain. */
async function licenses({ inputs }: Metafile): Promise<string> {
  const packages = new Set(
    Object.keys(inputs).flatMap((input) => /(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []),
  );
  const texts = [...packages].sort().map(async (name) => {
    const folder = path.join(root, 'node_modules', name);
    const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license: string;
    };
    const names = ['license', 'LICENSE', 'LICENSE.md', 'license.md'];
    const found = await Promise.all(names.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')));
    return `${name} ${version}, ${license}\n\n${found.find((text) => text !== '') ?? ''}`.trim();
  });
  return `${(await Promise.all(texts)).join('\n\n\n')}\n`;
}

/**
 * Writes the declarations of all that the entries export. Those of the modules are the compiler's; types of the corpus'
 * files come to them through one module, in place of which a file stands that is made from the schemas.
 */
async function declare(outDir: string): Promise<void> {
  const emitted = await mkdtemp(path.join(tmpdir(), 'lectern-types-'));
  try {
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    await promisify(execFile)(tsc, ['-p', path.join(source, 'tsconfig.build.json'), '--outDir', emitted]);
    const texts = new Map([['types.d.ts', corpusTypes()]]);
    const follow = async (file: string): Promise<void> => {
      if (texts.has(file)) return;
      const text = await readFile(path.join(emitted, file), 'utf8');
      const paths = Array.from(text.matchAll(/ from '(\.[^']+)\.ts'/g), ([, target]) => target!);
      texts.set(file, text.replaceAll(/( from '\.[^']+)\.ts'/g, "$1.js'"));
      for (const target of paths) await follow(`${path.posix.join(path.posix.dirname(file), target)}.d.ts`);
    };
    await follow('index.d.ts');
    await follow('validate.d.ts');
    for (const [file, text] of texts) {
      await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
      await writeFile(path.join(outDir, file), text);
    }
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

function corpusTypes(): string {
  return [
    '/** The files of a corpus, made from their JSON Schemas. */',
    declareTypes(definitions(), docComments(path.join(source, 'schema'))),
    "export type PageKind = Page['kind'];\n",
    `/** The kinds of files, by the names of their schemas. */\nexport type SchemaKind =\n  | '${kinds.join("'\n  | '")}';\n`,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCorpus();
