import type { SearchText } from '../corpus/index.ts';
import { indexFiles, type IndexFile } from './index-files.ts';
import { pageTerms, type PageTerms } from './page-terms.ts';
import { searchParts, type SearchInput } from './search-texts.ts';

/**
 * The files of the embedded search index, relative to `corpus/search/`, made as they are asked for. A site that is not
 * searched, or by a service, has none.
 *
 * @param termsOf the words of a page: whoever compiles again and again may hand in one that remembers
 */
export function* searchFiles(input: SearchInput, termsOf: (text: SearchText) => PageTerms = pageTerms): Generator<IndexFile> {
  const { search, themeConfig, i18n } = input.site.config;
  if (!search || themeConfig.algolia) return;
  for (const { tag, texts } of searchParts(input)) {
    const pages = texts.map((text) => ({ text, terms: termsOf(text) }));
    for (const { path, ...file } of indexFiles(tag, pages)) yield { path: `${i18n.defaultLocale}/${tag}/${path}`, ...file };
  }
}
