import path from 'node:path';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { unreadableValues } from '../../config/issues/unreadable-values.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { didYouMean, list } from '../../diagnostics/rule.ts';
import type { Files } from '../../fs/files.ts';
import type { ReadForeign } from '../../extensions/config/read-config.ts';
import type { ConfigModules } from '../../extensions/hooks/config-hook.ts';
import { builtInReader } from '../built-in-extensions.ts';
import { generatorOf, generators } from '../foreign-configs.ts';
import { isObject } from '../../values/objects.ts';
import { moduleFolder } from './module-folder.ts';
import { loadModule } from './load-module.ts';
import type { StateFolder } from '../state-folder.ts';
import { movedProblem, textOf } from './thrown-place.ts';
import { refuseStrayLink } from './refuse-stray-link.ts';

/** Names of config files in lookup order. Lectern configs come first, then configs of other generators. */
export const configFiles = [
  ...['ts', 'js', 'mjs', 'mts', 'cjs', 'json', 'yml', 'yaml'].map((ending) => `lectern.config.${ending}`),
  ...generators.flatMap(({ files }) => files),
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
 * @throws ConfigError if the only candidate has a wrong name, such as `lectern.confg.ts`
 */
export async function findConfig(dir: string, files: Files): Promise<FoundConfig | undefined> {
  const there: string[] = [];
  for (const name of configFiles) if (await files.stat(path.join(dir, name))) there.push(name);
  const [found, ...others] = there;
  if (found !== undefined) return { name: found, unread: others.filter((name) => generatorOf(name) === undefined) };
  // The folder is listed only if no config was found. So a new file next to a config doesn't reload the config.
  for (const name of (await files.names(dir)).map((entry) => entry.name).sort()) {
    if (/^lectern\.config\.\w+$/.test(name))
      throw refusal(name, {
        message: 'Lectern cannot read a config with this file extension',
        hint: `rename the config to a file with the extension ${list(extensions)}`,
      });
    const near = nearest(name, configFiles);
    if (near !== undefined)
      throw refusal(name, { message: 'Lectern does not read a config with this name', hint: didYouMean(near) });
  }
  return undefined;
}

const extensions = ['TypeScript (.ts)', 'JavaScript (.js)', 'JSON', 'YAML'];

/** Options for loading a config. */
interface LoadOptions {
  /** Absolute path of the state folder. */
  stateDir: string;
  /** Whether placeholders replace packages that are not installed. */
  stubMissing?: boolean | undefined;
  files: Files;
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
    // The error contains only the file's base name. Replace it with the path relative to the site.
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
  stubMissing?: boolean | undefined;
  /** How to load modules of a site with a foreign config, such as Docusaurus'. */
  configModules?: ConfigModules | undefined;
}

async function loadBeside(
  file: string,
  { dir, state, configModules, stubMissing = false }: BesideSite,
  files: Files,
): Promise<unknown> {
  await refuseStrayLink(dir, file, files);
  const work = await moduleFolder(dir, state.dir);
  const absolute = path.join(dir, file);
  if (!configModules || (await files.stat(absolute))?.kind !== 'file') {
    const { value, problems = [] } = await loadModule(absolute, work, files);
    if (problems.length > 0) throw new ConfigError(file, problems);
    return value;
  }
  const { jitiOptions, loadWithJiti } = await import('../modules/load-with-jiti.ts');
  const { withPlaceholders } = await import('../modules/resolve-placeholders.ts');
  const jiti = jitiOptions(configModules, work, stubMissing);
  const { value } = await withPlaceholders(jiti, () => loadWithJiti(absolute, jiti, files));
  const unreadable = unreadableValues(value);
  if (unreadable.length > 0) throw new ConfigError(file, unreadable);
  return value;
}

/**
 * Loads a config: a Lectern config, or a config of another generator. The built-in extension for that generator
 * translates its config.
 *
 * @param dir absolute path of the site's folder
 * @param file path of the config, relative to `dir`
 * @throws ConfigError if the config can't be used
 */
export async function loadConfig(
  dir: string,
  file: string,
  { stateDir, stubMissing, files }: LoadOptions,
): Promise<ReadForeign> {
  await refuseStrayLink(dir, file, files);
  const work = await moduleFolder(dir, stateDir);
  const absolute = path.join(dir, file);
  const generator = generatorOf(file);
  const site = { dir, file, work, stubMissing, files };
  if (!generator || (await files.stat(absolute))?.kind === 'other') {
    const loaded = await loadModule(absolute, work, files);
    if (!hasExtensions(loaded.value)) return loaded;
    return (await import('../../extensions/config/listed-readers.ts')).withForeignSettings(loaded, site);
  }
  const [{ readForeignConfig }, reader] = await Promise.all([
    import('../../extensions/config/read-config.ts'),
    builtInReader(generator.name),
  ]);
  return (await readForeignConfig(reader, {}, site))!;
}

function hasExtensions(value: unknown): boolean {
  return isObject(value) && Array.isArray(value.extensions) && value.extensions.length > 0;
}
