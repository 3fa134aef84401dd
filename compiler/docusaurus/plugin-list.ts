/** A plugin, theme or preset as a config names it. */
export interface NamedPlugin {
  /** Without scope and kind: `content-docs` for `@docusaurus/plugin-content-docs`; the name of the package otherwise. */
  name: string;
  options: Record<string, unknown>;
  /** The position in the config: `plugins[2]`. */
  key: string;
  /** The value in the config: a module specifier, or a function. */
  module?: unknown;
}

export type PluginKind = 'presets' | 'themes' | 'plugins';

/**
 * @param key the key of the list in the config
 * @returns the entries of a list, without those that are switched off
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

/** `@docusaurus/plugin-sitemap`, `sitemap`, `/…/node_modules/@docusaurus/plugin-sitemap/lib/index.js` → `sitemap` */
function shortName(plugin: string, kinds: PluginKind): string {
  const kind = kinds.slice(0, -1);
  const installed = plugin.replaceAll('\\', '/').match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  const name = (installed ?? plugin).replace(/^@docusaurus\//, '').replace(new RegExp(`^${kind}-`), '');
  // There is also a preset with that name.
  return kind === 'theme' && name === 'classic' ? 'theme-classic' : name;
}
