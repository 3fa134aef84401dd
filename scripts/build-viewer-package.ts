// Builds the package `@lectern/viewer`. It contains a standalone viewer, the React component, and the command that adds
// the viewer to a corpus.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { frameHtml } from '../viewer/live/frame-html.ts';
import { onlyWoff2, viewerOptions } from './build-viewer.ts';
import { writeDeclarations } from './declarations.ts';
import { evaluatedModules } from './evaluated-modules.ts';
import { lighterFaces } from './lighter-faces.ts';
import { licensesOf, packagesOf } from './licenses.ts';
import { withExtensions } from './viewer-extensions.ts';
import { scopeStyles } from '../viewer/library/scope-styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Module → its replacement in the React component, which is bundled into another app and rendered in its document. */
const inLibrary: Record<string, string> = {
  'viewer/code/scope-css.ts': 'viewer/library/scope-css.ts',
  'viewer/corpus/provide-corpus.tsx': 'viewer/library/provide-corpus.tsx',
  'viewer/embedding.ts': 'viewer/library/embedding.ts',
  'viewer/navigation/load-styles.ts': 'viewer/library/loaders.ts',
  'viewer/body/components/mermaid/load-mermaid.ts': 'viewer/library/loaders.ts',
  'viewer/body/components/live-code/frame-source.ts': 'viewer/library/frame-source.ts',
  'viewer/search/embedded/worker-files.ts': 'viewer/library/worker-files.ts',
};

/**
 * @param outDir an absolute path. The folder is emptied first
 * @param standalone the folder that `buildViewer` has written
 * @param packages the folders of the packages that are bundled in `standalone`, relative to the root
 */
export async function buildViewerPackage(
  outDir: string,
  standalone: string,
  packages: Iterable<string>,
): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const library = join(outDir, 'library');
  const [, libraryPackages] = await Promise.all([
    cp(standalone, join(outDir, 'standalone'), { recursive: true }),
    buildLibrary(library),
    buildStyles(library),
    buildCommand(join(outDir, 'cli')),
  ]);
  const bundled = new Set([...packages, ...libraryPackages]);
  await writeFile(join(outDir, 'LICENSES.txt'), await licensesOf([...bundled].map((folder) => join(root, folder))));
  const [types] = writeDeclarations([join(root, 'viewer/library/viewer.tsx')], join(root, 'tsconfig.json'));
  await writeFile(join(library, 'index.d.ts'), types!);
}

async function buildCommand(outDir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['viewer/cli/main.ts'],
    outdir: outDir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [evaluatedModules],
    logLevel: 'warning',
  });
}

/**
 * Builds the React component as several modules with relative imports, so that the bundler of an app can split them.
 * Most pages need only a few of these modules.
 *
 * @returns the folders of the bundled packages
 */
async function buildLibrary(outDir: string): Promise<string[]> {
  const { metafile } = await build({
    ...viewerOptions({ minify: true }),
    define: {
      'process.env.NODE_ENV': '"production"',
      SEARCH_WORKER_TEXT: JSON.stringify(await scriptOf('viewer/library/search-worker.ts')),
      LIVE_FRAME_TEXT: JSON.stringify(frameHtml(await scriptOf('viewer/live/frame.tsx'))),
    },
    entryPoints: { index: 'viewer/library/viewer.tsx' },
    outdir: outDir,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    splitting: true,
    external: ['react', 'react-dom'],
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    plugins: [evaluatedModules, withExtensions, replaceModules],
    banner: { js: "'use client';" },
    jsx: 'automatic',
    legalComments: 'none',
    metafile: true,
  });
  await markRunTimeImports(Object.keys(metafile.outputs).filter((name) => name.endsWith('.js')));
  return packagesOf(metafile);
}

/**
 * Adds comments to each `import(url)` of a corpus module, so that bundlers of apps leave the import unchanged. The
 * sources have the same
 * comments, but esbuild removes them.
 *
 * @param files relative to the root
 */
async function markRunTimeImports(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    const marked = text.replace(/\bimport\(([\w$]+)\)/g, 'import(/* webpackIgnore: true */ /* @vite-ignore */ $1)');
    if (marked !== text) await writeFile(join(root, file), marked);
  }
}

const replaceModules: Plugin = {
  name: 'replace-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const requested = resolve(resolveDir, path).slice(root.length);
      return Object.hasOwn(inLibrary, requested) ? { path: join(root, inLibrary[requested]!) } : undefined;
    });
  },
};

async function scriptOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...viewerOptions({ minify: true }),
    entryPoints: [entry],
    format: 'iife',
    jsx: 'automatic',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]!.text;
}

/**
 * Writes the fonts and the style sheet of the React component. The style sheet does not affect other elements of an
 * app.
 */
async function buildStyles(outDir: string): Promise<void> {
  const options: BuildOptions = { ...viewerOptions({ minify: false }), loader: { '.woff2': 'file' } };
  await build({
    ...options,
    entryPoints: ['viewer/library/style.css'],
    assetNames: 'fonts/[name]-[hash]',
    outdir: outDir,
    legalComments: 'none',
    plugins: [onlyWoff2, lighterFaces],
  });
  const file = join(outDir, 'style.css');
  const bundled = await build({
    stdin: { contents: scopeStyles(withoutComments(await readFile(file, 'utf8')), '.lectern-viewer'), loader: 'css' },
    minify: true,
    write: false,
    legalComments: 'none',
  });
  await writeFile(file, bundled.outputFiles[0]!.text);
  // TypeScript requires types for every import, even for a style sheet.
  await writeFile(join(outDir, 'style.css.d.ts'), 'export {};\n');
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}
