// Builds what is run and shipped: the command line and the viewer.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fastGlob from 'fast-glob';
import { buildViewer } from './build-viewer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that parsing depends on: the compiler's sources and its packages. */
function buildId(): string {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  for (const file of fastGlob.sync('compiler/**/*.ts', { cwd: root, ignore: ['**/test/**'] }).sort()) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex').slice(0, 16);
}

await build({
  absWorkingDir: root,
  entryPoints: { cli: 'compiler/cli.ts', index: 'compiler/index.ts', worker: 'compiler/host/worker.ts' },
  outdir: 'build/compiler',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Its packages come with it: one file is read faster than a hundred. These have binaries of their own.
  external: ['esbuild', 'satteri', 'sharp'],
  banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
  // One package asks for it in the other form, too.
  alias: { acorn: './node_modules/acorn/dist/acorn.mjs' },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  define: { LECTERN_BUILD_ID: JSON.stringify(buildId()) },
  logLevel: 'warning',
});
await buildViewer(`${root}build/viewer`, { minify: true });
