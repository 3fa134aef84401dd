import { createRequire } from 'node:module';
import path from 'node:path';
import type { MadeByPlugins } from './made-by-plugins.ts';
import type { Plugin } from './plugin-api.ts';
import { bundler, readWebpackPlugins } from './webpack-plugins.ts';
import type { PluginRun } from './call-plugin.ts';

interface WebpackChange {
  /**
   * `alias` maps an import specifier to the module that replaces it. `fallback` does so for modules that can't be
   * resolved. `false`: an empty module.
   */
  resolve?: { alias?: Record<string, unknown>; fallback?: Record<string, unknown> };
  plugins?: unknown[];
  mergeStrategy?: unknown;
}

/**
 * Applies the supported parts of a plugin's webpack config: aliases of modules, and names that are replaced
 * in code.
 *
 * @returns the changes that are unsupported and therefore ignored
 */
export async function carryWebpack(
  { plugin, content }: { plugin: Plugin; content: unknown },
  run: PluginRun,
  made: MadeByPlugins,
): Promise<string[]> {
  const { configureWebpack } = plugin;
  const utils = {
    getJSLoader: () => ({}),
    getStyleLoaders: () => [],
    currentBundler: { name: 'webpack', instance: bundler },
  };
  const config = {
    context: run.siteDir,
    output: { path: path.join(run.generatedDir, 'build'), publicPath: String(run.siteConfig.baseUrl ?? '/') },
    resolve: { alias: { '@site': run.siteDir, '@generated': run.generatedDir } },
    module: { rules: [] },
    plugins: [],
  };
  const change =
    typeof configureWebpack === 'function'
      ? await run.code.run('configureWebpack', () => configureWebpack.call(plugin, config, false, utils, content))
      : configureWebpack;
  const { resolve, mergeStrategy: _, plugins = [], ...others } = (change ?? {}) as WebpackChange;
  const { define, provide, fallback, left } = readWebpackPlugins(plugins);
  Object.assign(made.define, define);
  for (const [name, [module, ...of]] of Object.entries(provide))
    made.provide[name] = [path.isAbsolute(module) ? module : ((await placeOf(module, run)) ?? module), ...of];
  for (const [name, target] of Object.entries({ ...fallback, ...resolve?.fallback, ...resolve?.alias })) {
    const place = await placeOf(target, run);
    if (place !== undefined) made.aliases[name.replace(/\$$/, '')] = place;
  }
  const unread = [...Object.keys(others), ...left];
  return unread.length > 0 ? [`these settings and plugins of the webpack config: ${unread.join(', ')}`] : [];
}

/** @returns the absolute path that an alias resolves to; undefined if nothing exists there */
async function placeOf(
  target: unknown,
  { siteDir, configFile, generatedDir, files, written }: PluginRun,
): Promise<string | undefined> {
  if (target === false) {
    const empty = path.join(generatedDir, 'empty.cjs');
    written.set(empty, '');
    return empty;
  }
  if (typeof target !== 'string') return undefined;
  if (path.isAbsolute(target)) return target;
  const folder = path.join(siteDir, 'node_modules', target);
  if ((await files.kind(folder)) !== undefined) return folder;
  try {
    const found = createRequire(path.join(siteDir, configFile)).resolve(target);
    // Built-in modules of Node have no path.
    return path.isAbsolute(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
