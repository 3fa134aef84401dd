import path from 'node:path';
import { ConfigError, refusal } from '../../config/problem.ts';
import { unreadableValues } from '../../config/unreadable-values.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { didYouMean, list } from '../../diagnostics/rule.ts';
import type { Files } from '../../fs/files.ts';
import {
  docusaurusConfigs,
  docusaurusModules,
  isDocusaurusConfig,
  loadDocusaurus,
  type DocusaurusOptions,
  type LoadedDocusaurus,
} from '../docusaurus/load-docusaurus.ts';
import { moduleFolder } from './module-folder.ts';
import { loadModule } from './load-module.ts';
import type { StateFolder } from '../state-folder.ts';
import { loadWithJiti } from './load-with-jiti.ts';
import { movedProblem, textOf } from './thrown-place.ts';
import { refuseStrayLink } from './refuse-stray-link.ts';
import { withPlaceholders } from './resolve-placeholders.ts';

/** Names of config files in lookup order. Lectern configs come first, then Docusaurus configs. */
export const configFiles = [
  ...['ts', 'js', 'mjs', 'mts', 'cjs', 'json', 'yml', 'yaml'].map((ending) => `lectern.config.${ending}`),
  ...docusaurusConfigs,
];

/** The config file that was found in a site's folder. */
export interface FoundConfig {
  name: string;
  /** Other Lectern configs in the folder. They are not read. */
  unread: string[];
}

/**
 * @param dir absolute path of the site's folder
 * @returns undefined if the site has no config
 * @throws ConfigError if the site has no config, but a file with a similar name
 */
export async function findConfig(dir: string, files: Files): Promise<FoundConfig | undefined> {
  const there: string[] = [];
  for (const name of configFiles) if (await files.stat(path.join(dir, name))) there.push(name);
  const [found, ...others] = there;
  if (found !== undefined) return { name: found, unread: others.filter((name) => !isDocusaurusConfig(name)) };
  // If the site has a config, the folder's other names are not read. So changes to them have no effect.
  for (const name of (await files.names(dir)).map((entry) => entry.name).sort()) {
    if (/^lectern\.config\.\w+$/.test(name))
      throw refusal(name, {
        message: "a config can't be read from this kind of file",
        hint: `write it as ${list(extensions)}`,
      });
    const near = nearest(name, configFiles);
    if (near !== undefined) throw refusal(name, { message: 'Lectern does not read this file', hint: didYouMean(near) });
  }
  return undefined;
}

const extensions = ['TypeScript (.ts)', 'JavaScript (.js)', 'JSON', 'YAML'];

/** Options for loading a config. */
interface LoadOptions extends Pick<DocusaurusOptions, 'stubMissing' | 'files'> {
  /** Absolute path of the state folder. */
  stateDir: string;
}

/**
 * Runs a settings module next to the config, such as sidebars, in the same way as the config.
 *
 * @param file the module's path in the site
 * @returns its exports
 * @throws ConfigError if the module can't be loaded
 */
export async function loadBesideConfig(file: string, site: BesideSite, files: Files): Promise<unknown> {
  try {
    return await loadBeside(file, site, files);
  } catch (error) {
    // The error contains only the file's name. The path in the site is added below.
    if (!(error instanceof ConfigError) || error.file !== path.basename(file)) throw error;
    const text = await textOf(path.join(site.dir, file), files);
    const problems = error.problems.map((problem) => movedProblem(problem, file));
    throw new ConfigError(file, problems, text);
  }
}

/** The properties of an open site that are needed to load a module. */
interface BesideSite {
  dir: string;
  state: StateFolder;
  configFile?: string | undefined;
  stubMissing?: boolean | undefined;
}

async function loadBeside(
  file: string,
  { dir, state, configFile, stubMissing = false }: BesideSite,
  files: Files,
): Promise<unknown> {
  await refuseStrayLink(dir, file, files);
  const work = await moduleFolder(dir, state.dir);
  const absolute = path.join(dir, file);
  if (!isDocusaurusConfig(configFile ?? '') || (await files.stat(absolute))?.kind !== 'file') {
    const { value, problems = [] } = await loadModule(absolute, work, files);
    if (problems.length > 0) throw new ConfigError(file, problems);
    return value;
  }
  const jiti = docusaurusModules(work, stubMissing);
  const { value } = await withPlaceholders(jiti, () => loadWithJiti(absolute, jiti, files));
  const unreadable = unreadableValues(value);
  if (unreadable.length > 0) throw new ConfigError(file, unreadable);
  return value;
}

/**
 * Loads a config: a Lectern config, or a Docusaurus config. A Docusaurus config is translated.
 *
 * @param dir absolute path of the site's folder
 * @param file path of the config, relative to `dir`
 * @throws ConfigError if the config can't be used
 */
export async function loadConfig(
  dir: string,
  file: string,
  { stateDir, stubMissing, files }: LoadOptions,
): Promise<LoadedDocusaurus> {
  await refuseStrayLink(dir, file, files);
  const work = await moduleFolder(dir, stateDir);
  const absolute = path.join(dir, file);
  if (isDocusaurusConfig(file) && (await files.stat(absolute))?.kind !== 'other')
    return loadDocusaurus(absolute, { siteDir: dir, work, stubMissing, files });
  return { ...(await loadModule(absolute, work, files)), notices: [] };
}
