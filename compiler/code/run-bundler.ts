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
import { importProblem, type ImportProblem } from './imports/unresolved.ts';
import type { Entry } from './group-entries.ts';
import { loadEsbuild } from '../fs/esbuild.ts';
import { folderOfPackage } from './imports/installed-package.ts';
import { loadModules } from './modules/load-modules.ts';
import { resolveAsInBrowser } from './imports/resolve-as-in-browser.ts';
import { recordResolution } from './imports/record-resolution.ts';
import { isDataOfContent, resolveModules } from './imports/resolve-modules.ts';
import { refuseStrayPatterns } from './imports/stray-patterns.ts';

/** The result of esbuild: files, or errors. */
export type BundlerResult =
  | {
      problems?: undefined;
      warnings: Message[];
      metafile: Metafile;
      files: OutputFile[];
      assets: readonly CodeFile[];
      missing: CodeRun['missing'];
    }
  | { problems: Message[]; importers: ReadonlyMap<string, Importer[]> };

/** Output folder of bundled code. */
const outputFolder = 'assets';

/**
 * Bundles the modules of a site. Later calls may omit entries of earlier calls. esbuild caches parsed files between
 * calls.
 */
export interface Bundler {
  /** Bundles all modules together, so that they share chunks. */
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
      const needsRetry = result.problems
        ? [readAsTyped, readAsAddresses, readWithNames].some((readDifferently) =>
            readDifferently(result.problems, site),
          )
        : await readAsPatterns(result, site);
      if (!needsRetry) {
        const unsound = result.problems ? undefined : await firstUnsound(result.metafile, run);
        if (isTraced) return unsound === undefined ? result : { problems: [unsound], importers: run.importers };
        if (!result.problems && unsound === undefined) return result;
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
 * In a Docusaurus site, JavaScript files may contain TypeScript, because one of Docusaurus' compilers allows this.
 * Some code has different meanings in the two languages. So Lectern parses a file as TypeScript only after a syntax
 * error as JavaScript.
 *
 * @returns whether such a file was found
 */
function readAsTyped(problems: readonly Message[], { typed, dir }: CodeSite): boolean {
  const before = typed.size;
  for (const { location, detail } of problems)
    if (location && detail === undefined && /\.[cm]?jsx?$/.test(location.file) && !/^[a-z-]+:/.test(location.file))
      typed.add(path.resolve(dir, location.file));
  return typed.size > before;
}

/**
 * If the config is lenient (see `ForeignConfig`), an export that doesn't exist is undefined, as in webpack. The
 * importing code is not removed.
 *
 * @returns whether such an export was found
 */
function readWithNames(problems: readonly Message[], { lenient, lacking, dir }: CodeSite): boolean {
  let isNew = false;
  for (const problem of lenient ? problems : []) {
    const [, module = '', name = ''] =
      /^No matching export in "(.+\.[cm]?[jt]sx?)" for import "([\w$]+)"$/.exec(problem.text) ?? [];
    if (name === '' || /^[a-z-]+:/.test(module)) continue;
    const file = path.resolve(dir, module);
    const names = lacking.get(file) ?? new Map<string, Message>();
    if (names.has(name)) continue;
    lacking.set(file, names.set(name, problem));
    isNew = true;
  }
  return isNew;
}

/**
 * A pattern includes all files in a folder, with any extension. If esbuild doesn't support an extension, it
 * reports the file. Such files are then imported as addresses.
 *
 * @returns whether such a file was found
 */
function readAsAddresses(problems: readonly Message[], { unknownKinds, dir }: CodeSite): boolean {
  const before = unknownKinds.size;
  for (const { text } of problems) {
    const [, name] = /^No loader is configured for "[^"]*" files: (.+)$/.exec(text) ?? [];
    const file = path.resolve(dir, name ?? '');
    if (name !== undefined && folderOfPackage(file) === undefined) unknownKinds.add(file);
  }
  return unknownKinds.size > before;
}

/**
 * Checks imports that esbuild resolved without a plugin, and records what they depend on. Patterns such as
 * `./icons/${name}.svg` are always resolved by esbuild.
 *
 * @returns the first import that is not allowed, as an error
 */
async function firstUnsound({ inputs }: Metafile, run: CodeRun): Promise<Message | undefined> {
  for (const [name, { imports }] of Object.entries(inputs)) {
    const file = path.resolve(run.dir, name);
    if (/^[a-z-]+:/.test(name) || folderOfPackage(file) !== undefined) continue;
    if (!run.trusted.hasFile(file)) {
      const isImporter = ([, each]: [string, (typeof inputs)[string]]) => each.imports.some((own) => own.path === name);
      return problemIn(Object.entries(inputs).find(isImporter)?.[0] ?? name, 'import-outside-site', name);
    }
    for (const { original, path: found } of imports) {
      const imported = path.resolve(run.dir, found);
      if (isDataOfContent(imported, file, run) && (await run.dataFiles.refusal(imported, file)) !== undefined)
        return problemIn(name, 'unresolved-import', original ?? found);
      if (original?.startsWith('.')) await recordResolution(original, path.dirname(file), imported, run);
    }
  }
  return undefined;
}

function problemIn(file: string, rule: ImportProblem['rule'], specifier: string): Message {
  const location = { file, namespace: '', line: 1, column: 0, length: 0, lineText: '', suggestion: '' };
  return { ...importProblem(rule, specifier).errors[0]!, id: '', pluginName: '', notes: [], location };
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
    return { problems: errors, importers: run.importers };
  }
}

/** Records the files that belong to packages. @returns these files */
function notePackageFiles(names: string[], run: CodeRun): string[] {
  const files = names.map((name) => path.resolve(run.dir, name)).filter((file) => folderOfPackage(file) !== undefined);
  for (const file of files) run.packageFiles.add(file);
  return files;
}

// Removes the output of entries that this call omits. Earlier calls had these entries.
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

/**
 * @param specifiers relative to the site's folder
 * @returns a problem for each specifier that doesn't resolve, or that resolves to a file outside of the site
 */
export async function unresolvedImports(specifiers: Iterable<string>, site: CodeSite): Promise<ImportProblem[]> {
  const { build } = loadEsbuild();
  const run = openRun(site);
  const problems: ImportProblem[] = [];
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
              // An error without `detail` doesn't come from Lectern's plugins. It may be about a tsconfig.json, for
              // example.
              const detail = errors[0]?.detail as Partial<ImportProblem> | undefined;
              if (errors.length > 0) problems.push({ rule: detail?.rule ?? 'unresolved-import', specifier });
            }
          });
        },
      },
    ],
  });
  return problems;
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
    // As in Docusaurus, code outside of the site's folder can import the site's packages.
    nodePaths: [path.join(run.dir, 'node_modules')],
    // `module` is esbuild's default. It is repeated, because setting `conditions` replaces the default.
    conditions: ['module', 'production'],
    ...(run.rendering && { platform: 'neutral', mainFields: ['module', 'main'] }),
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
    plugins: [resolveAsInBrowser(run), resolveModules(run, isTraced), refuseStrayPatterns(run), loadModules(run)],
  };
}
