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

/** The names of a site's config, in the order in which they are looked for: a config of Lectern's own goes first. */
export const configFiles = [
  ...['ts', 'js', 'mjs', 'mts', 'cjs', 'json', 'yml', 'yaml'].map((ending) => `lectern.config.${ending}`),
  ...docusaurusConfigs,
];

/** The config in a site's folder. */
export interface FoundConfig {
  name: string;
  /** Further configs of Lectern's, which are not read. */
  unread: string[];
}

/**
 * @param dir the site's folder, absolute
 * @returns nothing when it has no config
 * @throws ConfigError when a file looks like one, and would be left unread
 */
export async function findConfig(dir: string, files: Files): Promise<FoundConfig | undefined> {
  const there: string[] = [];
  for (const name of configFiles) if (await files.stat(path.join(dir, name))) there.push(name);
  const [found, ...others] = there;
  if (found !== undefined) return { name: found, unread: others.filter((name) => !isDocusaurusConfig(name)) };
  // Beside a config other files are of no matter, and may come and go.
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

/** What a config is loaded with. */
interface LoadOptions extends Pick<DocusaurusOptions, 'stubMissing' | 'files'> {
  /** Where Lectern keeps what it may throw away, absolute. */
  stateDir: string;
}

/**
 * @param file a module with settings beside the config, such as sidebars: its path in the site
 * @returns what it exports; it is run as the config is
 * @throws ConfigError
 */
export async function loadBesideConfig(file: string, site: BesideSite, files: Files): Promise<unknown> {
  try {
    return await loadBeside(file, site, files);
  } catch (error) {
    // The module itself is known by its name alone.
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
