import type { SiteFile, Page } from '../../corpus/schema/index.ts';
import { message } from '../messages/message.ts';

/** Returns default settings, which the shell uses while `site.json` can't be read. */
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

/** Returns the page for paths without a route. */
export function notFoundPage({ title, titleDelimiter }: SiteFile): Page {
  const metadata = {
    title: `${message('theme.NotFound.title')} ${titleDelimiter} ${title}`,
    robots: 'noindex, nofollow',
  };
  return { $schema: '', format: 1, kind: 'not-found', path: '', title: message('theme.NotFound.title'), metadata };
}
