import { nameOfLanguage, stemmedLanguages } from '../../corpus/search/language/stem.ts';
import { usedFiles } from '../../viewer/html/viewer-manifest.ts';
import { listLocales } from '../config/locales.ts';
import type { EmitInput } from './emit-input.ts';
import { siteSearch } from './search/site-search.ts';

/** The parts of the viewer that find the stems of a language. */
const stemmers = new Map<string, string>(stemmedLanguages.map((language) => [`${language}-search`, language]));

/**
 * Whether code of the site may show something that the viewer has by this name: what it takes of the viewer keeps its
 * names when it is bundled, and so do the names of components in Markdown that it imports.
 */
function isNamed(name: string, { files }: EmitInput['code']): boolean {
  return files.some(({ path, bytes }) => path.endsWith('.js') && Buffer.from(bytes).includes(name));
}

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
    if (part === 'code') return hasCode || components.has(part);
    if (part === 'math') return components.has(part) || site.config.markdown.math || isNamed('katex', code);
    // `MDXComponents.mermaid` is one of them, too.
    return components.has(part) || isNamed(part, code) || isNamed(`.${part.toLowerCase()}`, code);
  };
  return usedFiles(viewer, isUsed);
}
