// Builds what is run and shipped: the command line, the viewer, and the package that holds the viewer alone.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform, type BuildOptions } from 'esbuild';
import fastGlob from 'fast-glob';
import { buildViewerPackage } from './build-viewer-package.ts';
import { buildViewer, buildViewerServer } from './build-viewer.ts';
import { evaluatedModules } from './evaluated-modules.ts';
import { packagesOf } from './licenses.ts';
import { loadInGroups } from './load-in-groups.ts';
import { writeOwnMaps } from './own-maps.ts';
import { restOn } from './rest-on.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that parsing depends on: the compiler's sources and its packages. */
function buildId(): string {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  for (const file of fastGlob
    .sync('{corpus,compiler,viewer/html}/**/*.ts', { cwd: root, ignore: ['**/test/**'] })
    .sort()) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex').slice(0, 16);
}

const common: BuildOptions = {
  absWorkingDir: root,
  outdir: 'build/compiler',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Its packages come with it: one file is read faster than a hundred. These have binaries of their own.
  external: ['jiti', 'satteri', 'sharp', 'wawoff2'],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  // One package imports the other form, too.
  alias: { acorn: './node_modules/acorn/dist/acorn.mjs' },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  define: { LECTERN_BUILD_ID: JSON.stringify(buildId()), LECTERN_ESBUILD: JSON.stringify('./esbuild/lib/main.js') },
  logLevel: 'warning',
};
// Names hold hashes: without this, each build would leave its files beside those of the next.
await rm(`${root}build/compiler`, { recursive: true, force: true });
// A config may import what the command line has loaded, and threads parse as it does: all are one bundle. Each file that a
// command starts with costs a millisecond, so that there are to be few of them.
const { metafile } = await build({
  ...common,
  entryPoints: {
    cli: 'compiler/cli.ts',
    index: 'compiler/index.ts',
    worker: 'compiler/cache/worker.ts',
    prerender: 'compiler/prerender/child.ts',
    watchdog: 'compiler/project/settings/watchdog-thread.ts',
  },
  plugins: [evaluatedModules, restOn('compiler/cli.ts', root)],
});
await copyEsbuild();
writeOwnMaps(`${root}build/compiler`);
loadInGroups(metafile!, root, new Set(['cli.js', 'index.js', 'worker.js', 'prerender.js', 'watchdog.js']));
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
await buildViewerPackage(`${root}viewer/build`, `${root}build/viewer`, inViewer);

/** Copies esbuild's JavaScript, which runs only from a folder of this shape. See `compiler/fs/esbuild.ts`. */
async function copyEsbuild(): Promise<void> {
  const copy = `${root}build/compiler/esbuild`;
  await mkdir(`${copy}/lib`, { recursive: true });
  const source = readFileSync(`${root}node_modules/esbuild/lib/main.js`, 'utf8');
  const { code } = await transform(source, { minifySyntax: true, minifyWhitespace: true, platform: 'node' });
  await writeFile(`${copy}/lib/main.js`, code);
  await writeFile(`${copy}/package.json`, '{ "name": "esbuild", "type": "commonjs" }\n');
}

/** The folders of the packages that the command line and the viewer hold, relative to the root. */
export const bundledPackages = new Set([...packagesOf(metafile!), ...inViewer, 'node_modules/esbuild']);
