// Builds what is run and shipped: the command line and the viewer.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildViewer } from './build-viewer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({
  absWorkingDir: root,
  entryPoints: { cli: 'compiler/cli.ts', index: 'compiler/index.ts' },
  outdir: 'build/compiler',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
await buildViewer(`${root}build/viewer`, { minify: true });
