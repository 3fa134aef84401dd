import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { PageBelow } from '../site/site.ts';

/** The pages of a language, and the pathname below which they lie. */
export interface LanguagePages {
  locale: string;
  baseUrl: string;
  /** By their paths. */
  places(): ReadonlyMap<string, { source?: string | undefined }>;
}

/**
 * @param own the base URL of a language
 * @returns finds the page of another language at a path: of those whose pages lie below that URL. What lies beside their
 *   pages is not looked for among them; nothing where there are no such languages
 */
export function pagesBelow(
  own: string,
  languages: readonly LanguagePages[],
): ((path: string) => PageBelow | undefined) | undefined {
  const below = languages.filter(({ baseUrl }) => baseUrl !== own && baseUrl.startsWith(own));
  if (below.length === 0) return undefined;
  return (path) => {
    for (const { locale, baseUrl, places } of below) {
      if (!`${path}/`.startsWith(baseUrl)) continue;
      const bare = withoutTrailingSlash(path);
      const found = places().get(bare) ?? places().get(`${bare}/`);
      if (found) return { locale, source: found.source };
    }
    return undefined;
  };
}
