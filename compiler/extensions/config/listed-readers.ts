import path from 'node:path';
import { keyText, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { sha256 } from '../../fs/sha256.ts';
import { fileText } from '../../fs/text-file.ts';
import type { LoadedModule } from '../../project/settings/load-module.ts';
import { keysOf, settingPlaces } from '../../project/settings/setting-places.ts';
import { isObject } from '../../values/objects.ts';
import { checkExtension } from '../check-extension.ts';
import { checkOptions } from '../check-options.ts';
import { readForeignConfig, type ForeignSite, type ReadForeign } from './read-config.ts';

function entriesOf(config: unknown): readonly unknown[] {
  return isObject(config) && Array.isArray(config.extensions) ? config.extensions : [];
}

function isReader(entry: unknown): boolean {
  return isObject(entry) && isObject(entry.extension) && typeof entry.extension.readConfig === 'function';
}

/**
 * Adds settings from foreign configs to a config. The config's extensions read the foreign configs. Settings of the
 * config itself have priority.
 *
 * @param loaded the config. Errors of its extensions are reported later
 * @throws ConfigError if a hook fails
 */
export async function withForeignSettings(loaded: LoadedModule, site: ForeignSite): Promise<ReadForeign> {
  const result: ReadForeign = { ...loaded };
  for (const [index, entry] of entriesOf(loaded.value).entries()) {
    if (!isReader(entry)) continue;
    const key = keyText(['extensions', index]);
    const checked = checkExtension(entry, key);
    if (checked.problems) continue;
    const validated = await checkOptions(checked.hooks, checked.given, ['extensions', index]);
    if (validated.problems) continue;
    const found = await readForeignConfig(checked.hooks as never, validated.options, { ...site, key });
    if (found === undefined) continue;
    const own = result.value as object;
    const placed = result.placed;
    const place = await placer(found.source, own, site);
    Object.assign(result, {
      value: { ...(found.value as object), ...own },
      fingerprint: sha256(`${result.fingerprint}\n${found.fingerprint}`),
      notices: [...(result.notices ?? []), ...(found.notices ?? [])],
      lenient: result.lenient || found.lenient,
      emptyHint: result.emptyHint ?? found.emptyHint,
      generatedFrom: result.generatedFrom ?? found.generatedFrom,
      placed: (problem: ConfigIssue) => place(placed?.(problem) ?? problem),
    });
  }
  return result;
}

/**
 * Returns a function that adds locations to errors. The location of an error in a foreign setting is in the foreign
 * config.
 *
 * @param source path of the foreign config, relative to the site's folder
 * @param own settings of the config itself
 */
async function placer(source: string | undefined, own: object, { dir, files }: ForeignSite) {
  const text = source === undefined ? undefined : await fileText(path.resolve(dir, source), files);
  if (source === undefined || text === undefined) return (problem: ConfigIssue) => problem;
  const places = settingPlaces(source, text);
  return (problem: ConfigIssue): ConfigIssue => {
    const keys = keysOf(problem.key);
    if (problem.file || Object.hasOwn(own, String(keys[0]))) return problem;
    return { ...problem, at: places(keys), file: { path: source, text } };
  };
}
