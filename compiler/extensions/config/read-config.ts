import path from 'node:path';
import { Config } from '../../config/config.ts';
import { clientModules } from '../../../corpus/client-modules.ts';
import { slotNames } from '../../../corpus/slots.ts';
import { isAccepted, membersAt } from '../../config/issues/known-keys.ts';
import { ConfigError, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { placeInCode } from '../../diagnostics/site-frame.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import { writeChanged } from '../../fs/text-file.ts';
import { listFiles } from '../../fs/list-files.ts';
import type { Files, WritableFiles } from '../../fs/files.ts';
import { sha256 } from '../../fs/sha256.ts';
import { generatorOf } from '../../project/foreign-configs.ts';
import type { LoadedModule } from '../../project/settings/load-module.ts';
import { inFolder } from '../../project/settings/in-folder.ts';
import type { WorkFolder } from '../../project/settings/module-folder.ts';
import { withPlaceholders } from '../../project/modules/resolve-placeholders.ts';
import { jitiOptions } from '../../project/modules/load-with-jiti.ts';
import { isObject } from '../../values/objects.ts';
import type { Extension } from '../extension.ts';
import { extensionFiles } from '../files/site-files.ts';
import type {
  ConfigModules,
  ConfigContext,
  ForeignConfig,
  ForeignProblem,
  SettingNames,
} from '../hooks/config-hook.ts';
import { siteCode } from './site-code.ts';

/** A foreign config, translated to settings of Lectern. */
export interface ReadForeign
  extends LoadedModule, Pick<ForeignConfig, 'notices' | 'lenient' | 'emptyHint' | 'source' | 'generatedFrom'> {
  /** Adds the location in the foreign config to an error in its settings. */
  placed?(problem: ConfigIssue): ConfigIssue;
  /** Options for loading other modules of the site, such as sidebars. */
  modules?: ConfigModules | undefined;
}

/** The site whose foreign config is read. */
export interface ForeignSite {
  /** Absolute path of the site's folder. */
  dir: string;
  /** Path of the config, relative to the site's folder. */
  file: string;
  /** The key of the extension in the config. Absent for a built-in extension that the config doesn't list. */
  key?: string | undefined;
  work: WorkFolder;
  stubMissing?: boolean | undefined;
  files: Files;
}

/** Functions for hooks that look up Lectern's settings. */
export const settings: SettingNames = {
  names: (keys) => membersAt(Config, keys),
  accepts: (keys, value) => isAccepted(Config, keys, value),
};

/**
 * Runs the hook `readConfig` of an extension.
 *
 * @returns undefined if the extension finds no config
 * @throws ConfigError if the hook fails, or returns a wrong value
 */
export async function readForeignConfig(
  { name, readConfig, configModules = {} }: Pick<Extension<unknown>, 'name' | 'readConfig' | 'configModules'>,
  options: unknown,
  { dir, file, key: entry = file, work, stubMissing = false, files }: ForeignSite,
): Promise<ReadForeign | undefined> {
  const jiti = jitiOptions(configModules, work, stubMissing);
  const generatedDir = path.join(work.dir, '..', name);
  const inputs: string[] = [];
  const context: ConfigContext<unknown> = {
    options,
    dir,
    file,
    files: extensionFiles(files, dir),
    generatedDir,
    stubMissing,
    settings,
    viewer: { slots: slotNames, modules: Object.keys(clientModules) },
    code: siteCode({ dir, label: generatorOf(file)?.label ?? name, generatedDir, jiti, files, inputs }),
  };
  const failed = (reason: string, where?: Partial<ConfigIssue>) =>
    new ConfigError(file, [
      { key: entry, message: `the extension "${name}" fails in "readConfig": ${reason}`, ...where },
    ]);
  const run = async () => {
    try {
      return await readConfig!(context);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      const { path: code, line, column } = placeInCode(error, dir, true) ?? {};
      const where = code !== undefined && line !== undefined ? located({ file: code, line, column }) : {};
      throw failed(`the hook throws: ${thrownText(error)}`, where);
    }
  };
  const found: unknown = await inFolder(dir, () => withPlaceholders(jiti, run));
  if (found === undefined) return undefined;
  const { config, problems = [], notices = [], generated, ...more } = (isObject(found) ? found : {}) as ForeignConfig;
  if (problems.length > 0)
    throw new ConfigError(
      file,
      problems.map(({ key = entry, message, hint, place }) => ({ key, message, hint, ...(place && located(place)) })),
    );
  if (!isObject(config))
    throw failed('the hook returned no "config"', { hint: 'return { config }, with settings of Lectern' });
  if (generated) await keepOnly(generatedDir, generated, work.files);
  const texts: string[] = [];
  for (const input of inputs) texts.push(sha256((await files.read(input)) ?? ''));
  const fingerprint = sha256(JSON.stringify([texts, [...jiti.used].sort()]));
  return { value: config, fingerprint, notices, ...more, modules: configModules };
}

function located({ file, line, column = 1 }: NonNullable<ForeignProblem['place']>): Partial<ConfigIssue> {
  return { at: { line, column }, file: { path: file } };
}

/**
 * Writes files into a folder and removes all other files in it. Unchanged files are not written. Writing a file
 * doesn't make it a dependency. Code that reads the file later does.
 */
async function keepOnly(folder: string, expected: ReadonlyMap<string, string>, files: WritableFiles): Promise<void> {
  for (const { path: name } of await listFiles(files, folder)) {
    const file = path.join(folder, name);
    if (!expected.has(file)) await files.remove(file);
  }
  for (const [file, text] of expected) await writeChanged(file, text, files);
}
