import path from 'node:path';
import type { Notice } from '../docusaurus/notice.ts';
import type { Files } from '../fs/files.ts';
import { docusaurusConfigs, docusaurusModules, isDocusaurusConfig, loadDocusaurus } from './load-docusaurus.ts';
import { moduleFolder } from './module-folder.ts';
import { loadModule, type LoadedModule } from './load-module.ts';
import { loadWithJiti } from './load-with-jiti.ts';
import { withPlaceholders } from './resolve-placeholders.ts';
import type { OpenSite } from './open-site.ts';

/** The names of a site's config, in the order in which they are looked for: a config of Lectern's own goes first. */
export const configFiles = [
  'lectern.config.ts',
  'lectern.config.js',
  'lectern.config.mjs',
  'lectern.config.json',
  ...docusaurusConfigs,
];

/** A config that was run. */
export interface LoadedConfig extends LoadedModule {
  /** What of a Docusaurus config is carried over differently, or left out. */
  notices: Notice[];
}

/** What a config is loaded with. */
export interface LoadOptions {
  /** Where Lectern keeps what it may throw away, absolute. */
  stateDir: string;
  /** Go on without packages that a Docusaurus site imports and that are not installed. */
  stubMissing?: boolean | undefined;
  files: Files;
}

/**
 * @param file a module with settings beside the config, such as sidebars: its path in the site
 * @returns what it exports; it is run as the config is
 * @throws ConfigError
 */
export async function loadBesideConfig(
  file: string,
  { dir, state, configFile, stubMissing = false }: Pick<OpenSite, 'dir' | 'state' | 'configFile' | 'stubMissing'>,
  files: Files,
): Promise<unknown> {
  const workDir = await moduleFolder(dir, state.dir, files);
  const absolute = path.join(dir, file);
  if (!isDocusaurusConfig(configFile ?? '') || (await files.stat(absolute))?.kind !== 'file')
    return (await loadModule(absolute, workDir, files)).value;
  const jiti = docusaurusModules(workDir, stubMissing);
  const { value, inputs } = await withPlaceholders(jiti, () => loadWithJiti(absolute, jiti));
  for (const input of inputs) await files.stat(input);
  return value;
}

/**
 * @param dir the site's folder, absolute
 * @param file its config, relative to that
 * @throws ConfigError
 */
export async function loadConfig(
  dir: string,
  file: string,
  { stateDir, stubMissing, files }: LoadOptions,
): Promise<LoadedConfig> {
  const workDir = await moduleFolder(dir, stateDir, files);
  const absolute = path.join(dir, file);
  if (isDocusaurusConfig(file) && (await files.stat(absolute))?.kind !== 'other')
    return loadDocusaurus(absolute, { siteDir: dir, workDir, stubMissing, files });
  return { ...(await loadModule(absolute, workDir, files)), notices: [] };
}
