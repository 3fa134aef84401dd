import type { SiteFile } from '../../../../corpus/index.ts';

/** The origin of a plugin, in Docusaurus' format. */
interface PluginVersion {
  type: 'package';
  name: string;
  version: string;
}

export interface SiteMetadata {
  /** The Docusaurus version that Lectern reports to a site's code, which may compare it to detect features. */
  docusaurusVersion: string;
  /** The `version` in the site's package.json. */
  siteVersion: string | undefined;
  /** The versions of plugins, as in Docusaurus. Lectern lists only itself, or nothing if the corpus doesn't name its
   * generator. */
  pluginVersions: Record<string, PluginVersion>;
}

const docusaurusVersion = '3.0.0-rc.0';

export function siteMetadataOf({ generator, version, instances, pwa, search }: SiteFile): SiteMetadata {
  const names = [
    ...(instances.some(({ kind }) => kind === 'docs') ? ['docusaurus-plugin-content-docs'] : []),
    ...(instances.some(({ kind }) => kind !== 'docs') ? ['docusaurus-plugin-content-blog'] : []),
    'docusaurus-plugin-content-pages',
    ...(pwa ? ['docusaurus-plugin-pwa'] : []),
    'docusaurus-theme-classic',
    ...(search?.kind === 'hosted' ? ['docusaurus-theme-search-algolia'] : []),
  ];
  const plugins = generator ? names.map((name) => [name, { type: 'package', ...generator }] as const) : [];
  return { docusaurusVersion, siteVersion: version, pluginVersions: Object.fromEntries(plugins) };
}
