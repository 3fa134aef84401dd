import { createRequire } from 'node:module';
import path from 'node:path';
import { isPlaceholder } from '../placeholders.ts';
import { messageOf } from '../values.ts';
import type { MadeByPlugins } from './made-by-plugins.ts';
import type { PluginRun } from './call-plugin.ts';

/** The paths at which Docusaurus looks for a PostCSS config, in its order. */
const files = [
  ...['js', 'cjs', 'mjs', 'ts'].map((ending) => `postcss.config.${ending}`),
  ...['js', 'cjs', 'json'].map((ending) => `.postcssrc.${ending}`),
];

type Options = { plugins?: unknown };

/** Adds the PostCSS plugins of a site's PostCSS config. If the config can't be loaded, or one of its plugins is
 * missing, adds a notice. */
export async function addPostCssConfig(made: MadeByPlugins, run: PluginRun): Promise<void> {
  const { siteDir } = run;
  for (const name of files) {
    const file = path.join(siteDir, name);
    if ((await run.files.kind(file)) !== 'file') continue;
    try {
      const { value } = await run.code.load(file);
      const options: unknown = typeof value === 'function' ? await value({ env: 'production', cwd: siteDir }) : value;
      made.postcssPlugins.push(...postcssPlugins((options as Options | undefined)?.plugins, siteDir));
    } catch (error) {
      made.notices.push({ key: name, message: `left out: ${messageOf(error)}` });
    }
    return;
  }
}

/**
 * Loads PostCSS plugins.
 *
 * @param given plugins as in a PostCSS config: functions, names, names with options, or an object of these
 * @returns functions that create the plugins
 * @throws Error if a plugin is not installed
 */
export function postcssPlugins(given: unknown, siteDir: string): unknown[] {
  const entries = Array.isArray(given) ? given : Object.entries((given ?? {}) as object);
  return entries.flatMap((entry: unknown) => {
    const [plugin, options] = Array.isArray(entry) ? (entry as [unknown, unknown]) : [entry, undefined];
    if (!plugin || options === false || isPlaceholder(plugin)) return [];
    const made = typeof plugin === 'string' ? byName(plugin, options, siteDir) : plugin;
    const make = () => (isCreator(made) ? made() : made);
    return [Object.assign(make, { postcss: true })];
  });
}

/** Whether a value is a function that PostCSS calls to create the plugin. */
function isCreator(value: unknown): value is () => unknown {
  return typeof value === 'function' && (value as { postcss?: unknown }).postcss === true;
}

function byName(name: string, options: unknown, siteDir: string): unknown {
  const module = createRequire(path.join(siteDir, 'package.json'))(name) as { default?: unknown };
  const make = (module.default ?? module) as (options?: unknown) => unknown;
  return make(options === true ? undefined : options);
}
