// Builds the extensions of the package: extensions/<name>/ → build/extensions/<name>/
import { copyFile, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { viewerOptions } from './build-viewer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The public entry points in this repository, and their names in packages. */
const entryPoints: Record<string, string> = {
  'compiler/index.ts': 'lectern',
  'viewer/client/index.ts': 'lectern/client',
};

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
};

/**
 * Builds `index.js` of each extension for the compiler. Depending on its folders, an extension also has other files.
 * `view.js` and style sheets run in pages; sites bundle these files like their own code. `plugin.js` contains plugins
 * for Markdown. `command.js` contains a command, and `function.js` is a serverless function. Each file in `browser/`
 * becomes a script for browsers.
 *
 * @param outDir absolute; emptied first
 * @returns the metafile of each bundle
 */
export async function buildExtensions(outDir: string): Promise<Metafile[]> {
  await rm(outDir, { recursive: true, force: true });
  const names = (await foldersIn('extensions')).filter((name) => existsSync(`${root}extensions/${name}/index.ts`));
  const built = await Promise.all(names.map((name) => buildOthers(name, `${outDir}/${name}`)));
  return [await buildIndexes(names, outDir), ...built.flat()];
}

/**
 * Builds `index.js` of all extensions. Chunks contain the libraries that several extensions use. Extensions of the
 * command line load their code on demand, when a command or a check runs.
 */
async function buildIndexes(names: readonly string[], outdir: string): Promise<Metafile> {
  const tools = (await foldersIn('extensions/tools')).map((name) => `tools/${name}`);
  const { metafile } = await build({
    ...common,
    entryPoints: Object.fromEntries(
      [...names, ...tools].map((name) => [`${name}/index`, `extensions/${name}/index.ts`]),
    ),
    outdir,
    platform: 'node',
    target: 'node20',
    splitting: true,
    minifyWhitespace: true,
    external: ['wawoff2'],
    plugins: [publicNames],
  });
  return metafile!;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(`${root}${folder}`, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'test').map(({ name }) => name);
}

async function buildOthers(name: string, outdir: string): Promise<Metafile[]> {
  const folder = `extensions/${name}`;
  const built = await Promise.all([
    buildCommand(folder, outdir),
    buildPlugin(folder, outdir),
    buildFunction(folder, outdir),
    buildView(folder, outdir),
    buildScripts(`${folder}/browser`, outdir),
  ]);
  return built.flat();
}

/**
 * Export conditions with which esbuild selects a JSON Schema validator without `eval`. Some hosts of serverless
 * functions forbid `eval`.
 */
const conditions = ['workerd', 'import'];

async function buildCommand(folder: string, outdir: string): Promise<Metafile[]> {
  if (!existsSync(`${root}${folder}/command/index.ts`)) return [];
  const { metafile } = await build({
    ...common,
    entryPoints: { command: `${folder}/command/index.ts` },
    outdir,
    platform: 'node',
    minify: true,
    plugins: [publicNames, besideFunction],
  });
  return [metafile!];
}

async function buildPlugin(folder: string, outdir: string): Promise<Metafile[]> {
  if (!existsSync(`${root}${folder}/plugin/index.ts`)) return [];
  const { metafile } = await build({
    ...common,
    entryPoints: { plugin: `${folder}/plugin/index.ts` },
    outdir,
    platform: 'node',
  });
  return [metafile!];
}

/** Makes `command.js` import `function.js`, so that the packages in `function.js` are not bundled twice. */
const besideFunction: Plugin = {
  name: 'beside-function',
  setup({ onResolve }) {
    onResolve({ filter: /\/function\/index\.ts$/ }, () => ({ path: './function.js', external: true }));
  },
};

async function buildFunction(folder: string, outdir: string): Promise<Metafile[]> {
  if (!existsSync(`${root}${folder}/function/index.ts`)) return [];
  const { metafile } = await build({
    ...common,
    entryPoints: { function: `${folder}/function/index.ts` },
    outdir,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions,
    minify: true,
  });
  return [metafile!];
}

async function buildView(folder: string, outdir: string): Promise<Metafile[]> {
  if (!existsSync(`${root}${folder}/view/index.tsx`)) return [];
  const { metafile } = await build({
    ...common,
    entryPoints: { view: `${folder}/view/index.tsx` },
    outdir,
    jsx: 'automatic',
    minifySyntax: true,
    external: ['react', 'react/*', 'react-dom', '*.css'],
    plugins: [publicNames],
  });
  for (const file of await readdir(`${root}${folder}/view`))
    if (file.endsWith('.css')) await copyFile(`${root}${folder}/view/${file}`, `${outdir}/${file}`);
  return [metafile!];
}

/** Builds one script for each file of a folder. The scripts run in browsers or as workers. */
async function buildScripts(folder: string, outdir: string): Promise<Metafile[]> {
  if (!existsSync(root + folder)) return [];
  const files = await readdir(`${root}${folder}`);
  const { metafile } = await build({
    ...viewerOptions({ minify: true }),
    entryPoints: files.map((file) => `${folder}/${file}`),
    outdir,
    format: 'iife',
    legalComments: 'none',
    metafile: true,
  });
  return [metafile!];
}

/** Imports the entry points of `lectern` by their public names. */
const publicNames: Plugin = {
  name: 'public-names',
  setup({ onResolve }) {
    onResolve({ filter: /\/index\.ts$/ }, ({ path, resolveDir }) => {
      const file = new URL(path, `file://${resolveDir}/`).pathname.slice(root.length);
      return Object.hasOwn(entryPoints, file) ? { path: entryPoints[file]!, external: true } : undefined;
    });
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildExtensions(`${root}build/extensions`);
