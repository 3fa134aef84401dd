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

/** The site as far as its code goes. */
export interface CodeSite {
  /** Absolute, with every link resolved. */
  dir: string;
  config: Config;
  files: Files;
  /** Files of the static folders: path in the site → where they are in the output. */
  served: ReadonlyMap<string, string>;
  trusted: TrustedFolders;
  dataFiles: DataFiles;
  /** Modules that replace parts of the viewer: paths in the site. */
  slots: ReadonlySet<string>;
  /** Style sheets of the whole site: paths in it. */
  sheets: ReadonlySet<string>;
  /** Whether it is bundled for who works on the site. */
  development: boolean;
  /** Whether packages that are not there get placeholders. */
  stubMissing: boolean;
  /** Replace every missing module by a placeholder, to find the errors that a missing one hides. */
  isLenient?: boolean;
  /** Another one whenever functions of the config may do something else that code goes through; empty without such. */
  functions: string;
  /** What of the disk the outcome depends on. */
  bundleInputs: BundleInputs;
  /** Where imports were found to lead to: esbuild takes long to say so, and is asked in each of several runs. */
  resolutions: Map<string, Promise<Found | undefined>>;
  /** Folders that a package was looked for from, with its name: they are recorded once. */
  packageImports: Set<string>;
  /** Files of JavaScript that are read as TypeScript, absolute: they were found to hold some. */
  typed: Set<string>;
  /** Files whose computed imports of files of the site are read as patterns, absolute: they were found to have some. */
  patterned: Set<string>;
  /** Files whose endings tell nothing and that patterns mean, absolute: `@site/static/${name}` means `.nojekyll` too. */
  unknownKinds: Set<string>;
  /**
   * What modules are asked for and do not export: absolute file → name → who asks first. To webpack that is a warning,
   * and undefined, so that sites of Docusaurus live with it.
   */
  lacking: Map<string, Map<string, Message>>;
  /** Whether it is one of Docusaurus. */
  isDocusaurus: boolean;
  /** Files of packages, whose state the outcome depends on. */
  packageFiles: Set<string>;
}

/** The module that an import means. */
export interface Found {
  path: string;
  namespace: string;
  sideEffects: boolean;
}

/** What one run of the bundler works on, and what it comes across. */
export interface CodeRun extends CodeSite {
  /** By id. One that was there in an earlier run, and is no longer, is empty. */
  entries: ReadonlyMap<string, Entry>;
  /** Who imports a module: by its name in the run. */
  importers: Map<string, Importer[]>;
  /** Pictures, fonts and other files that modules name, by where they are written. */
  assets: Map<string, CodeFile>;
  /** Packages with placeholders: specifier → names of the modules that import it. */
  missing: Map<string, Set<string>>;
}

export interface Importer {
  /** Its name in the run. */
  name: string;
  /** As written there. */
  specifier: string;
}

/** @returns the id of a module in a run: `page:docs/a.mdx`, `file:/site/src/chart.tsx` */
export function moduleName(namespace: string | undefined, path: string): string {
  return `${namespace || 'file'}:${path}`;
}

/**
 * The name of a module for finding who imports it. Files of packages go by their paths without ending, as most imports
 * of them are written: `file:/site/node_modules/kit/icons/anchor`.
 */
export function tracedName(namespace: string | undefined, file: string): string {
  const isOfPackage = (namespace || 'file') === 'file' && folderOfPackage(file) !== undefined;
  return moduleName(namespace, isOfPackage ? file.replace(/(?:[\\/]index)?\.[cm]?[jt]sx?$/, '') : file);
}

/** Namespaces of modules that are no files as they are. */
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

/** The name of the module that exports all that the config provides: the bundler imports of it what code names. */
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

/** @returns a file as it is called in the site, which depends on no machine */
export function sitePath({ dir }: Pick<CodeSite, 'dir'>, file: string): string {
  return relativePath(dir, file);
}

/**
 * Takes note of a package that is missing and that something stands in for.
 *
 * @param file what needs it, absolute
 */
export function noteMissing(name: string, file: string, run: CodeRun): void {
  run.missing.set(name, (run.missing.get(name) ?? new Set()).add(sitePath(run, file)));
}
