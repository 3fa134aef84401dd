import type { SiteFile } from '../../corpus/schema/index.ts';

/** A site of which nothing is known: what the shell is drawn from while `site.json` can't be read. */
export function bareSite(baseUrl: string): SiteFile {
  return {
    $schema: '',
    format: 1,
    title: '',
    tagline: '',
    url: '',
    baseUrl,
    titleDelimiter: '|',
    locale: 'en',
    locales: [],
    home: baseUrl,
    colorMode: { default: 'light', disableSwitch: false, respectSystem: true },
    navbar: { hideOnScroll: false, items: [] },
    docs: { versionPersistence: 'none', sidebar: { hideable: false, autoCollapseCategories: false } },
    instances: [],
  };
}
