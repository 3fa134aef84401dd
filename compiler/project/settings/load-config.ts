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
import { loadWithJiti } from './load-with-jiti.ts';
import { movedProblem, textOf } from './thrown-place.ts';
import { refuseStrayLink } from './refuse-stray-link.ts';
import { withPlaceholders } from './resolve-placeholders.ts';
import type { OpenSite } from '../open-site.ts';

/** The names of a site's config, in lookup order: Lectern configs come first. */
export const configFiles = [
  ...['ts', 'js', 'mjs', 'mts', 'cjs', 'json', 'yml', 'yaml'].map((ending) => `lectern.config.${ending}`),
  ...docusaurusConfigs,
];

/** The config in a site's folder. */
export interface FoundConfig {
  name: string;
  /** More Lectern configs, which are not read. */
  unread: string[];
}

/**
 * @param dir the site's folder, absolute
 * @returns undefined if the site has no config
 * @throws ConfigError when a file looks like one, and would be left unread
 */
export async function findConfig(dir: string, files: Files): Promise<FoundConfig | undefined> {
  const there: string[] = [];
  for (const name of configFiles) if (await files.stat(path.join(dir, name))) there.push(name);
  const [found, ...others] = there;
  if (found !== undefined) return { name: found, unread: others.filter((name) => !isDocusaurusConfig(name)) };
  // If there is a config, other files don't matter and may change.
  for (const name of (await files.names(dir)).map((entry) => entry.name).sort()) {
    if (/^lectern\.config\.\w+$/.test(name))
      throw refusal(name, {
        message: "a config can't be read from this kind of file",
        hint: `write it as ${list(extensions)}`,
      });
    const near = nearest(name, configFiles);
    if (near !== undefined) throw refusal(name, { message: 'nothing reads this file', hint: didYouMean(near) });
  }
  return undefined;
}

const extensions = ['TypeScript (.ts)', 'JavaScript (.js)', 'JSON', 'YAML'];

/** Options for loading a config. */
interface LoadOptions extends Pick<DocusaurusOptions, 'stubMissing' | 'files'> {
  /** The folder of Lectern's disposable files, absolute. */
  stateDir: string;
}

/**
 * @param file a settings module next to the config, such as sidebars: its path in the site
 * @returns its exports; it runs in the same way as the config
 * @throws ConfigError
 */
export async function loadBesideConfig(file: string, site: BesideSite, files: Files): Promise<unknown> {
  try {
    return await loadBeside(file, site, files);
  } catch (error) {
    // Errors name the module only by its file name.
    if (!(error instanceof ConfigError) || error.file !== path.basename(file)) throw error;
    const text = await textOf(path.join(site.dir, file), files);
    const problems = error.problems.map((problem) => movedProblem(problem, file));
    throw new ConfigError(file, problems, text);
  }
}

type BesideSite = Pick<OpenSite, 'dir' | 'state' | 'configFile' | 'stubMissing'>;

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
 * @param dir the site's folder, absolute
 * @param file its config, relative to that
 * @throws ConfigError
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
