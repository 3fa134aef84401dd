import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Files } from '../fs/files.ts';
import type { CodeFile } from './code-table.ts';
import type { Entry } from './group-entries.ts';
import { trustedFolders, type TrustedFolders } from './trusted-folders.ts';
import { openBundleInputs, type BundleInputs } from './bundle-inputs.ts';

/** The site as far as its code goes. */
export interface CodeSite {
  /** Absolute, with every link resolved. */
  dir: string;
  config: Config;
  files: Files;
  /** Files of the static folders: path in the site → where they are in the output. */
  served: ReadonlyMap<string, string>;
  trusted: TrustedFolders;
  /** Whether it is bundled for who works on the site. */
  development: boolean;
  /** What of the disk the outcome depends on. */
  bundleInputs: BundleInputs;
}

/** What one run of the bundler works on, and what it comes across. */
export interface CodeRun extends CodeSite {
  entries: ReadonlyMap<string, Entry>;
  /** Who imports a module: by its name in the run. */
  importers: Map<string, Importer[]>;
  /** Pictures, fonts and other files that modules name, by where they are written. */
  assets: Map<string, CodeFile>;
}

export interface Importer {
  /** Its name in the run. */
  name: string;
  /** As written there. */
  specifier: string;
}

/** @returns what tells a module from all others of a run: `page:docs/a.mdx`, `file:/site/src/chart.tsx` */
export function moduleName(namespace: string | undefined, path: string): string {
  return `${namespace || 'file'}:${path}`;
}

/** Namespaces of modules that are no files as they are. */
export const namespaces = {
  entry: 'page',
  client: 'viewer',
  raw: 'text',
  svg: 'svg',
  yaml: 'yaml',
  asset: 'asset',
  css: 'styles',
  cssNames: 'class-names',
} as const;

export async function openCodeSite(
  { dir, config, development }: Pick<CodeSite, 'dir' | 'config' | 'development'>,
  staticFiles: ReadonlyMap<string, string>,
  files: Files,
): Promise<CodeSite> {
  const real = (await files.realPath(dir)) ?? dir;
  const aliases = Object.entries(config.aliases).map(([name, folder]) => [
    name,
    sitePath({ dir }, path.resolve(dir, folder)) || '.',
  ]);
  return {
    dir: real,
    config: { ...config, aliases: Object.fromEntries(aliases) },
    files,
    served: new Map([...staticFiles].map(([output, sitePath]) => [sitePath, output])),
    development,
    trusted: await trustedFolders(real, config, files),
    bundleInputs: openBundleInputs(files),
  };
}

/** @returns a file as it is called in the site, which depends on no machine */
export function sitePath({ dir }: Pick<CodeSite, 'dir'>, file: string): string {
  return path.relative(dir, file).split(path.sep).join('/');
}
