import path from 'node:path';
import type { BuildContext, BuildOptions, Message, Metafile, OutputFile } from 'esbuild';
import { computedImportsAsWarnings, readAsPatterns } from './imports/computed-imports.ts';
import { contextMark } from './imports/import-contexts.ts';
import type { CodeFile } from './code-table.ts';
import {
  moduleName,
  namespaces,
  sitePath,
  type CodeRun,
  type CodeSite,
  type Importer,
  providedNames,
} from './code-run.ts';
import { importFault, type ImportFault } from './imports/unresolved.ts';
import type { Entry } from './group-entries.ts';
import { loadEsbuild } from '../fs/esbuild.ts';
import { folderOfPackage } from './imports/installed-package.ts';
import { loadModules } from './modules/load-modules.ts';
import { recordResolution } from './imports/record-resolution.ts';
import { isDataOfContent, resolveModules } from './imports/resolve-modules.ts';
import { refuseStrayPatterns } from './imports/stray-patterns.ts';

/** What bundling came to: every file, or what is wrong. */
export type BundlerResult =
  | {
      faults?: undefined;
      warnings: Message[];
      metafile: Metafile;
      files: OutputFile[];
      assets: readonly CodeFile[];
      missing: CodeRun['missing'];
    }
  | { faults: Message[]; importers: ReadonlyMap<string, Importer[]> };

/** The folder of the output that holds what is bundled. */
const outputFolder = 'assets';

/** Bundles the modules of a site, as often as there are fewer of them: what it has read once it need not parse again. */
export interface Bundler {
  /** Bundles all modules in one go, so that what several of them share is one file. */
  bundle(entries: Entry[]): Promise<BundlerResult>;
  close(): Promise<void>;
}

export function openBundler(site: CodeSite): Bundler {
  let ids = new Set<string>();
  let run = openRun(site);
  let context: BuildContext | undefined;
  let isTraced = site.stubMissing || site.isLenient === true;

  const bundler: Bundler = {
    async bundle(entries) {
      if (!context || entries.some(({ id }) => !ids.has(id))) {
        await context?.dispose();
        ids = new Set(entries.map(({ id }) => id));
        run = openRun(site);
        context = await loadEsbuild().context({
          ...optionsFor(run, isTraced),
          entryPoints: entries.map(({ id, name }) => ({ in: moduleName(namespaces.entry, id), out: name })),
          write: false,
          metafile: true,
        });
      }
      run.entries = new Map(entries.map((entry) => [entry.id, entry]));
      run.importers.clear();
      run.assets.clear();
      run.missing.clear();
      const result = await rebuild(context, run);
      const isReadAnew = result.faults
        ? [readAsTyped, readAsAddresses, readWithNames].some((readAnew) => readAnew(result.faults, site))
        : await readAsPatterns(result, site);
      if (!isReadAnew) {
        const unsound = result.faults ? undefined : await firstUnsound(result.metafile, run);
        if (isTraced) return unsound === undefined ? result : { faults: [unsound], importers: run.importers };
        if (!result.faults && unsound === undefined) return result;
      }
      isTraced = true;
      ids.clear();
      return bundler.bundle(entries);
    },
    close: async () => context?.dispose(),
  };
  return bundler;
}

/**
 * Files of JavaScript may hold TypeScript in a Docusaurus site, as some of its compilers take it. Of the other way of
 * reading them both kinds of code may mean something else, so it is the second one that is tried.
 *
 * @returns whether there are such files that were not read so before
 */
function readAsTyped(faults: readonly Message[], { typed, dir }: CodeSite): boolean {
  const before = typed.size;
  for (const { location, detail } of faults)
    if (location && detail === undefined && /\.[cm]?jsx?$/.test(location.file) && !/^[a-z-]+:/.test(location.file))
      typed.add(path.resolve(dir, location.file));
  return typed.size > before;
}

/**
 * A name that a module of a Docusaurus site does not export is undefined, as with webpack, and no reason to leave out
 * all that leads to it.
 *
 * @returns whether there are such names that were not known before
 */
function readWithNames(faults: readonly Message[], { isDocusaurus, lacking, dir }: CodeSite): boolean {
  let isNew = false;
  for (const fault of isDocusaurus ? faults : []) {
    const [, module = '', name = ''] =
      /^No matching export in "(.+\.[cm]?[jt]sx?)" for import "([\w$]+)"$/.exec(fault.text) ?? [];
    if (name === '' || /^[a-z-]+:/.test(module)) continue;
    const file = path.resolve(dir, module);
    const names = lacking.get(file) ?? new Map<string, Message>();
    if (names.has(name)) continue;
    lacking.set(file, names.set(name, fault));
    isNew = true;
  }
  return isNew;
}

/**
 * Patterns mean all files of a folder, whatever their endings. Of other imports it is known before what kind of file
 * they mean.
 *
 * @returns whether there are some of kinds that esbuild doesn't know
 */
function readAsAddresses(faults: readonly Message[], { unknownKinds, dir }: CodeSite): boolean {
  const before = unknownKinds.size;
  for (const { text } of faults) {
    const [, name] = /^No loader is configured for "[^"]*" files: (.+)$/.exec(text) ?? [];
    const file = path.resolve(dir, name ?? '');
    if (name !== undefined && folderOfPackage(file) === undefined) unknownKinds.add(file);
  }
  return unknownKinds.size > before;
}

/**
 * Looks at the imports that were left to esbuild, and takes note of what they depend on. Patterns, such as
 * `./icons/${name}.svg`, are left to it in each run.
 *
 * @returns what is wrong with one of them
 */
async function firstUnsound({ inputs }: Metafile, run: CodeRun): Promise<Message | undefined> {
  for (const [name, { imports }] of Object.entries(inputs)) {
    const file = path.resolve(run.dir, name);
    if (/^[a-z-]+:/.test(name) || folderOfPackage(file) !== undefined) continue;
    if (!run.trusted.hasFile(file)) {
      const isImporter = ([, each]: [string, (typeof inputs)[string]]) => each.imports.some((own) => own.path === name);
      return faultIn(Object.entries(inputs).find(isImporter)?.[0] ?? name, 'import-outside-site', name);
    }
    for (const { original, path: found } of imports) {
      const imported = path.resolve(run.dir, found);
      if (isDataOfContent(imported, file, run) && (await run.dataFiles.refusal(imported, file)) !== undefined)
        return faultIn(name, 'unresolved-import', original ?? found);
      if (original?.startsWith('.')) await recordResolution(original, path.dirname(file), imported, run);
    }
  }
  return undefined;
}

function faultIn(file: string, rule: ImportFault['rule'], specifier: string): Message {
  const location = { file, namespace: '', line: 1, column: 0, length: 0, lineText: '', suggestion: '' };
  return { ...importFault(rule, specifier).errors[0]!, id: '', pluginName: '', notes: [], location };
}

async function rebuild(context: BuildContext, run: CodeRun): Promise<BundlerResult> {
  try {
    const { outputFiles = [], metafile, warnings } = await context.rebuild();
    notePackageFiles(Object.keys(metafile!.inputs), run);
    return {
      warnings,
      ...withoutGone(outputFiles, metafile!, run),
      assets: [...run.assets.values()],
      missing: run.missing,
    };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    for (const file of notePackageFiles(
      errors.map(({ location }) => location?.file ?? ''),
      run,
    ))
      await run.bundleInputs.folder(path.dirname(file));
    return { faults: errors, importers: run.importers };
  }
}

/** @returns those of the files that belong to packages */
function notePackageFiles(names: string[], run: CodeRun): string[] {
  const files = names.map((name) => path.resolve(run.dir, name)).filter((file) => folderOfPackage(file) !== undefined);
  for (const file of files) run.packageFiles.add(file);
  return files;
}

// A module that was there in an earlier run is an empty one now.
function withoutGone(
  files: OutputFile[],
  metafile: Metafile,
  run: CodeRun,
): { files: OutputFile[]; metafile: Metafile } {
  const isGone = ({ entryPoint }: Metafile['outputs'][string]) =>
    entryPoint?.startsWith(`${namespaces.entry}:`) === true &&
    !run.entries.has(entryPoint.slice(`${namespaces.entry}:`.length));
  const gone = new Set(
    Object.keys(metafile.outputs)
      .filter((name) => isGone(metafile.outputs[name]!))
      .flatMap((name) => [name, `${name}.map`]),
  );
  if (gone.size === 0) return { files, metafile };
  const outputs = Object.fromEntries(Object.entries(metafile.outputs).filter(([name]) => !gone.has(name)));
  return { files: files.filter((file) => !gone.has(sitePath(run, file.path))), metafile: { ...metafile, outputs } };
}

/** @returns the specifiers that lead nowhere, or out of the site; they are given as they read from the site's folder */
export async function unresolvedImports(specifiers: Iterable<string>, site: CodeSite): Promise<ImportFault[]> {
  const { build } = loadEsbuild();
  const run = openRun(site);
  const faults: ImportFault[] = [];
  await build({
    ...optionsFor(run, true),
    stdin: { contents: '' },
    inject: [],
    write: false,
    plugins: [
      resolveModules(run, true),
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

function openRun(site: CodeSite): CodeRun {
  return { ...site, entries: new Map(), importers: new Map(), assets: new Map(), missing: new Map() };
}

function optionsFor(run: CodeRun, isTraced: boolean): BuildOptions {
  return {
    absWorkingDir: run.dir,
    outdir: path.join(run.dir, outputFolder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // Code that lies outside the site's folder has its packages, too, as in Docusaurus.
    nodePaths: [path.join(run.dir, 'node_modules')],
    // Named at all, they have to hold the one that esbuild adds by itself.
    conditions: ['module', 'production'],
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
    define: {
      ...run.config.define,
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
      'require.context': contextMark,
    },
    ...(Object.keys(run.config.provide).length > 0 && { inject: [providedNames] }),
    logLevel: 'silent',
    logLimit: 0,
    logOverride: computedImportsAsWarnings,
    plugins: [resolveModules(run, isTraced), refuseStrayPatterns(run), loadModules(run)],
  };
}
