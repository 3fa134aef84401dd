/** An entry of `plugins`, `themes` or `presets`, as written in the config. */
export interface NamedPlugin {
  /** Short name: `content-docs` for `@docusaurus/plugin-content-docs`. For other packages, the package name. */
  name: string;
  options: Record<string, unknown>;
  /** The position of the entry in the config: `plugins[2]`. */
  key: string;
  /** The value in the config: a module specifier or a function. */
  module?: unknown;
}

export type PluginKind = 'presets' | 'themes' | 'plugins';

/**
 * @param key name of the setting with the list
 * @returns the entries of the list, without entries that are disabled (`false`, `null`)
 */
export function namedPlugins(entries: unknown, kind: PluginKind, key: string = kind): NamedPlugin[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index): NamedPlugin[] => {
    if (!entry) return [];
    const [module, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    if (options === false || !module) return [];
    const name = typeof module === 'string' ? shortName(module, kind) : (module as { name?: string }).name || 'inline';
    return [{ name, options: (options ?? {}) as Record<string, unknown>, key: `${key}[${index}]`, module }];
  });
}

/**
 * Returns the short name: `@docusaurus/plugin-sitemap`, `sitemap`,
 * `/…/node_modules/@docusaurus/plugin-sitemap/lib/index.js` → `sitemap`.
 */
function shortName(plugin: string, kinds: PluginKind): string {
  const kind = kinds.slice(0, -1);
  const installed = plugin.replaceAll('\\', '/').match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  const name = (installed ?? plugin).replace(/^@docusaurus\//, '').replace(new RegExp(`^${kind}-`), '');
  // The short name of the classic theme keeps its prefix, because `classic` is the name of a preset.
  return kind === 'theme' && name === 'classic' ? 'theme-classic' : name;
}
