import path from 'node:path';
import type { BuildOptions, Message, Metafile, OutputFile } from 'esbuild';
import type { CodeFile } from './code-table.ts';
import { moduleName, namespaces, type CodeRun, type CodeSite, type Importer } from './code-run.ts';
import type { ImportFault } from './unresolved.ts';
import type { Entry } from './group-entries.ts';
import { loadModules } from './load-modules.ts';
import { resolveModules } from './resolve-modules.ts';

/** What bundling came to: every file, or what is wrong. */
export type BundlerResult =
  | { faults?: undefined; warnings: Message[]; metafile: Metafile; files: OutputFile[]; assets: readonly CodeFile[] }
  | { faults: Message[]; importers: ReadonlyMap<string, Importer[]> };

/** The folder of the output that holds what is bundled. */
export const outputFolder = 'assets';

/** Bundles all modules of a site in one go, so that what several of them share is one file. */
export async function runBundler(entries: Entry[], site: CodeSite): Promise<BundlerResult> {
  const { build } = await import('esbuild');
  const run = openRun(entries, site);
  try {
    const { outputFiles, metafile, warnings } = await build({
      ...optionsFor(run),
      entryPoints: entries.map(({ id, name }) => ({ in: moduleName(namespaces.entry, id), out: name })),
      write: false,
      metafile: true,
    });
    return { warnings, files: outputFiles, metafile, assets: [...run.assets.values()] };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    return { faults: errors, importers: run.importers };
  }
}

/** @returns the specifiers that lead nowhere, or out of the site; they are given as they read from the site's folder */
export async function unresolvedImports(specifiers: Iterable<string>, site: CodeSite): Promise<ImportFault[]> {
  const { build } = await import('esbuild');
  const run = openRun([], site);
  const faults: ImportFault[] = [];
  await build({
    ...optionsFor(run),
    stdin: { contents: '' },
    write: false,
    plugins: [
      resolveModules(run),
      {
        name: 'imports-of-content',
        setup(plugin) {
          plugin.onStart(async () => {
            for (const specifier of specifiers) {
              const { errors } = await plugin.resolve(specifier, {
                kind: 'import-statement',
                resolveDir: run.dir,
                importer: 'content',
              });
              // An error that is none of ours is about a file on the way, such as a tsconfig.json.
              const detail = errors[0]?.detail as Partial<ImportFault> | undefined;
              if (errors.length > 0) faults.push({ rule: detail?.rule ?? 'unresolved-import', specifier });
            }
          });
        },
      },
    ],
  });
  return faults;
}

function openRun(entries: Entry[], site: CodeSite): CodeRun {
  return {
    ...site,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    importers: new Map(),
    assets: new Map(),
  };
}

function optionsFor(run: CodeRun): BuildOptions {
  return {
    absWorkingDir: run.dir,
    outdir: path.join(run.dir, outputFolder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    sourcemap: 'linked',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    jsx: 'automatic',
    jsxDev: false,
    charset: 'utf8',
    legalComments: 'inline',
    loader: { '.js': 'jsx', '.cjs': 'jsx', '.mjs': 'jsx' },
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'silent',
    logLimit: 0,
    plugins: [resolveModules(run), loadModules(run)],
  };
}
