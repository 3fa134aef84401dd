import type { Notices } from './notice.ts';

/** A plugin, theme or preset as a config names it. */
export interface NamedPlugin {
  /** Without scope and kind: `content-docs` for `@docusaurus/plugin-content-docs`; the name of the package otherwise. */
  name: string;
  options: Record<string, unknown>;
  /** Where it stands in the config: `plugins[2]`. */
  key: string;
}

/** What a config lists under `presets`, `themes` or `plugins`. */
export type PluginEntry = unknown;

/**
 * @param key `plugins`, `themes` or `presets`
 * @returns the entries that have a name; functions, which have none, are left out with a notice
 */
export function namedPlugins(entries: unknown, key: 'presets' | 'themes' | 'plugins', notices: Notices): NamedPlugin[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: PluginEntry, index): NamedPlugin[] => {
    const place = `${key}[${index}]`;
    if (!entry) return [];
    const [plugin, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    if (options === false) return [];
    if (typeof plugin === 'string')
      return [{ name: shortName(plugin, key), options: (options ?? {}) as Record<string, unknown>, key: place }];
    const { name } = plugin as { name?: string };
    notices.add(
      name ? `${place} (${name})` : place,
      'left out: Lectern runs no plugins of webpack sites',
      'see "Using plugins" in the documentation for what takes their place',
    );
    return [];
  });
}

/** `@docusaurus/plugin-sitemap`, `sitemap`, `/…/node_modules/@docusaurus/plugin-sitemap/lib/index.js` → `sitemap` */
function shortName(plugin: string, key: 'presets' | 'themes' | 'plugins'): string {
  const kind = key.slice(0, -1);
  const installed = plugin.replaceAll('\\', '/').match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  const name = (installed ?? plugin).replace(/^@docusaurus\//, '').replace(new RegExp(`^${kind}-`), '');
  // There is a preset of that name, too.
  return kind === 'theme' && name === 'classic' ? 'theme-classic' : name;
}
