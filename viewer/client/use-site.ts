import type { SiteFile } from '../../corpus/schema/index.ts';
import { useViewer } from './use-viewer.ts';

/** The fields of `site.json` that components of a site can read, in the language of the page. */
export type Site = Readonly<
  Pick<
    SiteFile,
    'title' | 'tagline' | 'url' | 'baseUrl' | 'favicon' | 'locale' | 'locales' | 'version' | 'customFields'
  >
>;

/** @returns the site of the current page */
export function useSite(): Site {
  return useViewer('useSite').site;
}
