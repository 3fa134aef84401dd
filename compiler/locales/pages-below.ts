import type { Addresses } from '../addresses/find-address.ts';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { PageBelow } from '../site/site-input.ts';

/** The pages of a language, and its base URL. */
export interface LanguagePages {
  locale: string;
  baseUrl: string;
  addresses(): Pick<Addresses<{ source?: string | undefined }>, 'pageAt'>;
}

/**
 * @param own base URL of a language
 * @returns a function that finds the page at a path, in languages whose base URL is below `own`. Undefined
 *   without such languages
 */
export function pagesBelow(
  own: string,
  languages: readonly LanguagePages[],
): ((path: string) => PageBelow | undefined) | undefined {
  const below = languages.filter(({ baseUrl }) => baseUrl !== own && baseUrl.startsWith(own));
  if (below.length === 0) return undefined;
  return (path) => {
    for (const { locale, baseUrl, addresses } of below) {
      if (!`${path}/`.startsWith(baseUrl)) continue;
      const found = addresses().pageAt(withoutTrailingSlash(path));
      if (found) return { locale, source: found.source };
    }
    return undefined;
  };
}
