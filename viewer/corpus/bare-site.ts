import type { SiteFile, Page } from '../../corpus/schema/index.ts';
import { message } from '../messages/message.ts';

/** A placeholder site for the shell while `site.json` can't be read. */
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

/** The page for paths without a route. */
export function notFoundPage({ title, titleDelimiter }: SiteFile): Page {
  const metadata = {
    title: `${message('theme.NotFound.title')} ${titleDelimiter} ${title}`,
    robots: 'noindex, nofollow',
  };
  return { $schema: '', format: 1, kind: 'not-found', path: '', title: message('theme.NotFound.title'), metadata };
}
