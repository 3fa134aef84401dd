import type { SiteFile } from '../../corpus/schema/index.ts';
import { useViewer } from './use-viewer.ts';

/** The site, in the language of the page. */
export type Site = Readonly<
  Pick<
    SiteFile,
    'title' | 'tagline' | 'url' | 'baseUrl' | 'favicon' | 'locale' | 'locales' | 'version' | 'customFields'
  >
>;

/** @returns the `site.json` of the current page's site */
export function useSite(): Site {
  return useViewer('useSite').site;
}
