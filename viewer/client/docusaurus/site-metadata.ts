import type { SiteFile } from '../../../corpus/schema/index.ts';

/** Where a plugin comes from, in the words of Docusaurus. */
interface PluginVersion {
  type: 'package';
  name: string;
  version: string;
}

export interface SiteMetadata {
  /** The release whose conventions are read: code compares it to tell releases apart. */
  docusaurusVersion: string;
  /** The `version` in the site's package.json. */
  siteVersion: string | undefined;
  /** The replacement for the plugins that the site would have. Empty for a corpus that does not tell what wrote it. */
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
