// Builds the command line with its public modules, the viewer and its server part, the extensions, and the package
// `@lectern/viewer`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform, type BuildOptions } from 'esbuild';
import fastGlob from 'fast-glob';
import { buildExtensions } from './build-extensions.ts';
import { buildViewerPackage } from './build-viewer-package.ts';
import { buildViewer, buildViewerServer } from './build-viewer.ts';
import { evaluatedModules } from './evaluated-modules.ts';
import { packagesOf } from './licenses.ts';
import { loadInGroups } from './load-in-groups.ts';
import { mergeChunks } from './merge-chunks.ts';
import { writeOwnMaps } from './own-maps.ts';
import { restOn } from './rest-on.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a hash of everything that the result of parsing depends on: the compiler's sources and its packages. */
function buildId(): string {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  for (const file of fastGlob
    .sync('{corpus,compiler,viewer,extensions}/**/*.{ts,tsx,css,json}', {
      cwd: root,
      ignore: ['**/{test,build,node_modules}/**'],
    })
    .sort()) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex').slice(0, 16);
}

const common = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // These packages contain binaries, so they can't be bundled. All other packages are bundled, because one file loads
  // faster than a hundred.
  external: ['jiti', 'satteri', 'sharp', 'wawoff2'],
  // Without this alias, the bundle would contain acorn twice, because one package imports its CommonJS build.
  alias: { acorn: './node_modules/acorn/dist/acorn.mjs' },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  define: { LECTERN_BUILD_ID: JSON.stringify(buildId()), LECTERN_ESBUILD: JSON.stringify('./esbuild/lib/main.js') },
  logLevel: 'warning',
} satisfies BuildOptions;
const parts = 'build/parts';
// Names of files contain hashes. If the folders were not removed, files of the previous build would remain.
for (const folder of ['build/compiler', parts]) await rm(root + folder, { recursive: true, force: true });
// The command line and its public modules are one bundle, because configs import these modules. Worker threads also
// parse with this bundle. It has few files, because loading a file at the start takes a millisecond.
const entryPoints = {
  cli: 'compiler/cli.ts',
  index: 'compiler/index.ts',
  test: 'compiler/compile-fixture.ts',
  worker: 'compiler/cache/worker.ts',
  'page-thread': 'compiler/threads/page-thread.ts',
  prerender: 'compiler/prerender/child.ts',
  watchdog: 'compiler/project/settings/watchdog-thread.ts',
};
const entries = Object.keys(entryPoints);
const { metafile } = await build({
  ...common,
  outdir: parts,
  chunkNames: '[hash]/[name]',
  entryPoints,
  plugins: [evaluatedModules, restOn('compiler/cli.ts', root)],
});
const merged = await mergeChunks(
  {
    ...common,
    outdir: 'build/compiler',
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    entryPoints: Object.fromEntries(entries.map((name) => [name, `./${parts}/${name}.js`])),
  },
  metafile,
);
await rm(root + parts, { recursive: true });
await copyEsbuild();
writeOwnMaps(`${root}build/compiler`);
loadInGroups(merged, root, new Set(entries.map((name) => `${name}.js`)));
await copyFile(`${root}viewer/client/only-in-pages.js`, `${root}build/compiler/client.js`);
const inViewer = new Set<string>();
await buildViewer(`${root}build/viewer`, {
  minify: true,
  onBundle: (bundle) => {
    for (const folder of packagesOf(bundle)) inViewer.add(folder);
  },
});
for (const metafile of await buildViewerServer(`${root}build/viewer-server`))
  for (const folder of packagesOf(metafile)) inViewer.add(folder);
for (const metafile of await buildExtensions(`${root}build/extensions`))
  for (const folder of packagesOf(metafile)) inViewer.add(folder);
await buildViewerPackage(`${root}viewer/build`, `${root}build/viewer`, inViewer);

/** Copies the JavaScript of esbuild into the folder structure in which `compiler/fs/esbuild.ts` expects it. */
async function copyEsbuild(): Promise<void> {
  const copy = `${root}build/compiler/esbuild`;
  await mkdir(`${copy}/lib`, { recursive: true });
  const source = readFileSync(`${root}node_modules/esbuild/lib/main.js`, 'utf8');
  const { code } = await transform(source, { minifySyntax: true, minifyWhitespace: true, platform: 'node' });
  await writeFile(`${copy}/lib/main.js`, code);
  await writeFile(`${copy}/package.json`, '{ "name": "esbuild", "type": "commonjs" }\n');
}

/** The folders of the packages that are bundled into the command line and the viewer, relative to the root. */
export const bundledPackages = new Set([...packagesOf(metafile), ...inViewer, 'node_modules/esbuild']);
