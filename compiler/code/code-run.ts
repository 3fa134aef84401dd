import path from 'node:path';
import type { Message, Metafile } from 'esbuild';
import type { Config } from '../config/config.ts';
import type { Files } from '../fs/files.ts';
import type { ThemeParts } from '../project/theme/theme-parts.ts';
import type { CodeFile } from './code-table.ts';
import type { Entry } from './group-entries.ts';
import { folderOfPackage } from './imports/installed-package.ts';
import { trustedFolders, type TrustedFolders } from './imports/trusted-folders.ts';
import { openBundleInputs, type BundleInputs } from './bundle-inputs.ts';
import { openDataFiles, type DataFiles } from './imports/data-files.ts';
import { siteSheets } from './modules/theme-sources.ts';
import { relativePath } from '../fs/inside.ts';

/** The data about a site that its bundle depends on. */
export interface CodeSite {
  /** Absolute path of the site's folder, with all links resolved. */
  dir: string;
  config: Config;
  files: Files;
  /** Files in static folders: path in the site → path in the output. */
  served: ReadonlyMap<string, string>;
  trusted: TrustedFolders;
  dataFiles: DataFiles;
  /** Modules that replace a part of the viewer, as paths in the site. */
  slots: ReadonlySet<string>;
  /** Style sheets that all pages load, as paths in the site. */
  sheets: ReadonlySet<string>;
  /** Whether the bundle is for the dev server. */
  development: boolean;
  /** Whether missing packages are replaced by placeholders. */
  stubMissing: boolean;
  /**
   * Whether this is the second bundle after missing modules were found. It replaces all missing modules with
   * placeholders, to find errors in the other modules.
   */
  isLenient?: boolean;
  /** Hash of the config, if functions in the config process code; otherwise the empty string. */
  functions: string;
  /** The files and folders that the bundle depends on. */
  bundleInputs: BundleInputs;
  /** Cache of resolved imports. esbuild resolves slowly, and the same imports occur in several calls of esbuild. */
  resolutions: Map<string, Promise<Found | undefined>>;
  /** Pairs of an importing folder and an imported package that are already recorded. */
  packageImports: Set<string>;
  /** Absolute paths of JavaScript files that are parsed as TypeScript, because they contain TypeScript. */
  typed: Set<string>;
  /** Absolute paths of files with computed imports of site files. The bundler reads their specifiers as patterns. */
  patterned: Set<string>;
  /**
   * Absolute paths of files that an import pattern includes but esbuild can't load: `@site/static/${name}` matches
   * `.nojekyll`.
   */
  unknownKinds: Set<string>;
  /**
   * Imported names that a module doesn't export: absolute path of the module → name → the first import. In webpack,
   * such an import is undefined with a warning, so Docusaurus sites may contain it.
   */
  lacking: Map<string, Map<string, Message>>;
  /** Whether importing a name that a module doesn't export gives undefined. Otherwise it is an error. */
  lenient: boolean;
  /**
   * Set for the bundle that renders HTML. `inputs` are the modules of the browser bundle. `packages` are folders of
   * packages; their imports are resolved as for browsers, because they failed otherwise.
   */
  rendering?: { inputs: Metafile['inputs']; packages: ReadonlySet<string> };
  /** Modules that are generated from content: path relative to the site's folder → text. */
  generated: ReadonlyMap<string, string>;
  /** The keys of `generated` that modules of the bundle import. */
  usedGenerated: Set<string>;
  /** Absolute paths of package files that the bundle depends on. */
  packageFiles: Set<string>;
}

/** The file or module that an import resolves to. */
export interface Found {
  path: string;
  namespace: string;
  sideEffects: boolean;
}

/** The state of one run of esbuild. */
export interface CodeRun extends CodeSite {
  /** Entries by id. An entry of an earlier call that was removed since then has an empty source. */
  entries: ReadonlyMap<string, Entry>;
  /** Module name (see `moduleName`) → the modules that import it. */
  importers: Map<string, Importer[]>;
  /** Images, fonts and other files that modules import, by output path. */
  assets: Map<string, CodeFile>;
  /** Packages that were replaced by placeholders: specifier → names of the modules that import it. */
  missing: Map<string, Set<string>>;
}

export interface Importer {
  /** Name of the importing module (see `moduleName`). */
  name: string;
  /** The specifier as written in the module. */
  specifier: string;
}

/** Returns the name by which esbuild identifies a module: `page:docs/a.mdx`, `file:/site/src/chart.tsx`. */
export function moduleName(namespace: string | undefined, path: string): string {
  return `${namespace || 'file'}:${path}`;
}

/**
 * Returns the key of a module in `importers`. For files of packages, the key has no file extension, because most
 * imports of packages have none: `file:/site/node_modules/kit/icons/anchor`.
 */
export function tracedName(namespace: string | undefined, file: string): string {
  const isOfPackage = (namespace || 'file') === 'file' && folderOfPackage(file) !== undefined;
  return moduleName(namespace, isOfPackage ? file.replace(/(?:[\\/]index)?\.[cm]?[jt]sx?$/, '') : file);
}

/** esbuild namespaces for modules that are not plain files. */
export const namespaces = {
  entry: 'page',
  client: 'viewer',
  raw: 'text',
  svg: 'svg',
  yaml: 'yaml',
  markdown: 'markdown',
  asset: 'asset',
  css: 'styles',
  sass: 'sass',
  cssNames: 'class-names',
  placeholder: 'placeholder',
  provided: 'provided',
  classNames: 'joined-names',
  generated: 'generated',
} as const;

/**
 * Name of the module that exports the names in the config's `provide`. For each used name, esbuild adds an import.
 */
export const providedNames = moduleName(namespaces.provided, 'names');

export async function openCodeSite(
  {
    dir,
    config,
    development,
    stubMissing = false,
    themeParts,
    configFingerprint = '',
    viewFolders,
    lenient = false,
    generated = new Map(),
    ...more
  }: Pick<CodeSite, 'dir' | 'config' | 'development'> & {
    stubMissing?: boolean | undefined;
    themeParts?: ThemeParts | undefined;
    configFingerprint?: string | undefined;
    viewFolders?: ReadonlyMap<string, string> | undefined;
    lenient?: boolean | undefined;
    generated?: ReadonlyMap<string, string> | undefined;
  } & Pick<Parameters<typeof openDataFiles>[0], 'configFile' | 'docs'>,
  staticFiles: ReadonlyMap<string, string>,
  files: Files,
): Promise<CodeSite> {
  const real = (await files.realPath(dir)) ?? dir;
  const aliases = Object.entries(config.aliases).map(([name, folder]) => [
    name,
    sitePath({ dir }, path.resolve(dir, folder)) || '.',
  ]);
  const bundleInputs = openBundleInputs(files);
  return {
    dir: real,
    config: { ...config, aliases: Object.fromEntries(aliases) },
    slots: new Set(Object.values(themeParts?.slots ?? {})),
    sheets: new Set(themeParts ? siteSheets(themeParts) : []),
    files,
    served: new Map([...staticFiles].map(([output, sitePath]) => [sitePath, output])),
    development,
    stubMissing,
    functions: config.postcssPlugins.length > 0 || config.markdown.parseFrontMatter ? configFingerprint : '',
    trusted: await trustedFolders(real, config, themeParts?.clientModules ?? [], files, viewFolders),
    bundleInputs,
    dataFiles: openDataFiles({ dir: real, config, lenient, ...more }, files, bundleInputs),
    resolutions: new Map(),
    packageImports: new Set(),
    typed: new Set(),
    patterned: new Set(),
    unknownKinds: new Set(),
    lacking: new Map(),
    lenient,
    packageFiles: new Set(),
    generated: new Map([...generated].map(([file, text]) => [sitePath({ dir }, file), text])),
    usedGenerated: new Set(),
  };
}

/** @returns the path of a file relative to the site's folder */
export function sitePath({ dir }: Pick<CodeSite, 'dir'>, file: string): string {
  return relativePath(dir, file);
}

/**
 * Records that a placeholder replaces a missing package.
 *
 * @param file absolute path of the importing file
 */
export function noteMissing(name: string, file: string, run: CodeRun): void {
  run.missing.set(name, (run.missing.get(name) ?? new Set()).add(sitePath(run, file)));
}
