import { nameOfLanguage, stemmedLanguages } from '../../corpus/search/language/stem.ts';
import { usedFiles } from '../../viewer/html/viewer-manifest.ts';
import { listLocales } from '../config/locales.ts';
import type { EmitInput } from './emit-input.ts';
import type { Artifact } from './output.ts';
import { viewerExtensions } from './theme/viewer-extensions.ts';
import { siteSearch } from './search/site-search.ts';

/** Viewer module → the language whose word stems the module computes for search. */
const stemmers = new Map<string, string>(stemmedLanguages.map((language) => [`${language}-search`, language]));

/**
 * Whether code of the site may render a component of the viewer. Bundled code contains the names of its imports, so
 * this function searches the code for the component's name.
 */
function isNamed(name: string, { files }: EmitInput['code']): boolean {
  return files.some(({ path, bytes }) => path.endsWith('.js') && Buffer.from(bytes).includes(name));
}

/**
 * Selects the viewer files that a site needs. The largest files are for diagrams, live code, page code, formulas and
 * debug views. Few sites use all of them.
 *
 * @param components names of the components in the site's documents
 */
export function usedViewerFiles(
  input: Pick<EmitInput, 'viewer' | 'site' | 'code' | 'theme'>,
  components: ReadonlySet<string>,
): string[] {
  const { viewer, site, code, theme } = input;
  const extensions = viewerExtensions(input);
  const hasCode = code.modules.size > 0 || Object.keys(theme?.slots ?? {}).length > 0;
  const searched = siteSearch(site)?.kind;
  const languages = new Set(listLocales(site.config).map(({ htmlLang }) => nameOfLanguage(htmlLang)));
  const isUsed = (part: string) => {
    if (stemmers.has(part)) return searched === 'embedded' && languages.has(stemmers.get(part)!);
    if (part === 'embedded-search' || part === 'hosted-search') return part === `${searched}-search`;
    if (part === 'boot') return site.config.csp !== false && !site.config.csp.inlineScripts;
    if (part === 'infima') return site.config.themeConfig.infima;
    if (Object.hasOwn(viewer.extensions, part)) return extensions.includes(part);
    if (part === 'dev') return viewer.dev !== undefined;
    if (part === 'code') return hasCode || components.has(part);
    if (part === 'math') return components.has(part) || site.config.markdown.math || isNamed('katex', code);
    // The last condition finds components in lower case, such as `MDXComponents.mermaid`.
    return components.has(part) || isNamed(part, code) || isNamed(`.${part.toLowerCase()}`, code);
  };
  return usedFiles(viewer, isUsed);
}

/** Output path of the service worker. */
export const workerPath = 'sw.js';

/**
 * Generates a service worker that unregisters itself. Browsers may have a worker from an earlier output, or from another
 * tool at the same address. A static file or an extension can replace the file.
 */
export function releaseWorker({
  staticFiles,
  extensions,
  viewer,
}: Pick<EmitInput, 'staticFiles' | 'extensions' | 'viewer'>): Artifact[] {
  const isReplaced = staticFiles.has(workerPath) || extensions.some(({ paths }) => paths.includes(workerPath));
  return isReplaced ? [] : [{ path: workerPath, text: `${viewer.releaseWorker}\n` }];
}
