import path from 'node:path';
import type { Message } from 'esbuild';
import type { Config } from '../config/config.ts';
import type { Files } from '../fs/files.ts';
import { isDocusaurusConfig } from '../project/docusaurus/load-docusaurus.ts';
import type { ThemeParts } from '../project/docusaurus/theme-parts.ts';
import type { CodeFile } from './code-table.ts';
import type { Entry } from './group-entries.ts';
import { folderOfPackage } from './imports/installed-package.ts';
import { trustedFolders, type TrustedFolders } from './imports/trusted-folders.ts';
import { openBundleInputs, type BundleInputs } from './bundle-inputs.ts';
import { openDataFiles, type DataFiles } from './imports/data-files.ts';
import { siteSheets } from './modules/theme-sources.ts';
import { relativePath } from '../fs/inside.ts';

/** The part of a site that its code depends on. */
export interface CodeSite {
  /** Absolute, with every link resolved. */
  dir: string;
  config: Config;
  files: Files;
  /** Files of the static folders: path in the site → path in the output. */
  served: ReadonlyMap<string, string>;
  trusted: TrustedFolders;
  dataFiles: DataFiles;
  /** Modules that replace parts of the viewer: paths in the site. */
  slots: ReadonlySet<string>;
  /** Style sheets of the whole site: paths in it. */
  sheets: ReadonlySet<string>;
  /** Whether it is bundled for the dev server. */
  development: boolean;
  /** Whether missing packages get placeholders. */
  stubMissing: boolean;
  /** Replaces every missing module with a placeholder, to find the errors that it hides. */
  isLenient?: boolean;
  /** Changes with the config if functions of the config process code. Otherwise empty. */
  functions: string;
  /** The files and folders on which the result depends. */
  bundleInputs: BundleInputs;
  /** Resolved imports. esbuild takes long to resolve them, and several runs need them. */
  resolutions: Map<string, Promise<Found | undefined>>;
  /** Pairs of a folder and a package that it imports, to record each once. */
  packageImports: Set<string>;
  /** JavaScript files that contain TypeScript and are read as such, absolute. */
  typed: Set<string>;
  /** Files with computed imports of files of the site, which are read as patterns, absolute. */
  patterned: Set<string>;
  /** Files with unknown extensions that patterns include, absolute: `@site/static/${name}` includes `.nojekyll`. */
  unknownKinds: Set<string>;
  /**
   * Missing exports: absolute file → name → the first import. webpack only warns and uses undefined. So Docusaurus sites
   * may depend on it.
   */
  lacking: Map<string, Map<string, Message>>;
  /** Whether it is a Docusaurus site. */
  isDocusaurus: boolean;
  /** Files of packages on which the result depends. */
  packageFiles: Set<string>;
}

/** The resolved module of an import. */
export interface Found {
  path: string;
  namespace: string;
  sideEffects: boolean;
}

/** The state of one run of the bundler. */
export interface CodeRun extends CodeSite {
  /** By id. An entry that was removed since an earlier run is empty. */
  entries: ReadonlyMap<string, Entry>;
  /** The name of a module in the run → its importers. */
  importers: Map<string, Importer[]>;
  /** Images, fonts and other files that modules import, by their output paths. */
  assets: Map<string, CodeFile>;
  /** Packages with placeholders: specifier → names of the modules that import it. */
  missing: Map<string, Set<string>>;
}

export interface Importer {
  /** The name of its module in the run. */
  name: string;
  /** As written in the module. */
  specifier: string;
}

/** @returns the id of a module in a run: `page:docs/a.mdx`, `file:/site/src/chart.tsx` */
export function moduleName(namespace: string | undefined, path: string): string {
  return `${namespace || 'file'}:${path}`;
}

/**
 * The name under which the importers of a module are recorded. Files of packages have names without extension, like
 * most imports of them: `file:/site/node_modules/kit/icons/anchor`.
 */
export function tracedName(namespace: string | undefined, file: string): string {
  const isOfPackage = (namespace || 'file') === 'file' && folderOfPackage(file) !== undefined;
  return moduleName(namespace, isOfPackage ? file.replace(/(?:[\\/]index)?\.[cm]?[jt]sx?$/, '') : file);
}

/** Namespaces of modules that are not plain files. */
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
} as const;

/** The name of the module that exports all provided names. The bundler imports the names that code uses. */
export const providedNames = moduleName(namespaces.provided, 'names');

export async function openCodeSite(
  {
    dir,
    config,
    development,
    stubMissing = false,
    themeParts,
    configFingerprint = '',
    ...more
  }: Pick<CodeSite, 'dir' | 'config' | 'development'> & {
    stubMissing?: boolean | undefined;
    themeParts?: ThemeParts | undefined;
    configFingerprint?: string | undefined;
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
    trusted: await trustedFolders(real, config, themeParts?.clientModules ?? [], files),
    bundleInputs,
    dataFiles: openDataFiles({ dir: real, config, ...more }, files, bundleInputs),
    resolutions: new Map(),
    packageImports: new Set(),
    typed: new Set(),
    patterned: new Set(),
    unknownKinds: new Set(),
    lacking: new Map(),
    isDocusaurus: isDocusaurusConfig(more.configFile ?? ''),
    packageFiles: new Set(),
  };
}

/** @returns the path of a file in the site, which does not depend on the machine */
export function sitePath({ dir }: Pick<CodeSite, 'dir'>, file: string): string {
  return relativePath(dir, file);
}

/**
 * Records a missing package that a placeholder replaces.
 *
 * @param file the importer, absolute
 */
export function noteMissing(name: string, file: string, run: CodeRun): void {
  run.missing.set(name, (run.missing.get(name) ?? new Set()).add(sitePath(run, file)));
}
