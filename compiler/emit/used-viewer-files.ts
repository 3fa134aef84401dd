import { nameOfLanguage, stemmedLanguages } from '../../corpus/search/language/stem.ts';
import { usedFiles } from '../../viewer/html/viewer-manifest.ts';
import { listLocales } from '../config/locales.ts';
import type { EmitInput } from './emit-input.ts';
import { siteSearch } from './search/site-search.ts';

/** The parts of the viewer that find the stems of a language. */
const stemmers = new Map<string, string>(stemmedLanguages.map((language) => [`${language}-search`, language]));

/**
 * The files of the viewer that a site's readers may need. What draws diagrams, runs live code, runs a page's own code,
 * lays out formulas or shows the site from inside is more than all the rest together, and few sites have all of that.
 *
 * @param components those that its documents use
 */
export function usedViewerFiles(
  { viewer, site, code, theme }: Pick<EmitInput, 'viewer' | 'site' | 'code' | 'theme'>,
  components: ReadonlySet<string>,
): string[] {
  // Code may use every component there is.
  const hasCode = code.modules.size > 0 || Object.keys(theme?.slots ?? {}).length > 0;
  const searched = siteSearch(site)?.kind;
  const languages = new Set(listLocales(site.config).map(({ htmlLang }) => nameOfLanguage(htmlLang)));
  const isUsed = (part: string) => {
    if (part === 'debug') return site.config.debug;
    if (stemmers.has(part)) return searched === 'embedded' && languages.has(stemmers.get(part)!);
    if (part === 'embedded-search' || part === 'hosted-search') return part === `${searched}-search`;
    if (part === 'boot') return site.config.csp !== false && !site.config.csp.inlineScripts;
    if (part === 'infima') return site.config.themeConfig.infima;
    if (part === 'dev') return viewer.dev !== undefined;
    return hasCode || components.has(part) || (part === 'math' && site.config.markdown.math);
  };
  return usedFiles(viewer, isUsed);
}
