import { indexFiles, type IndexFile } from './index-files.ts';
import { pageTerms } from './page-terms.ts';
import { searchParts, type SearchInput } from './search-texts.ts';

/**
 * The files of the embedded search index, relative to `corpus/search/`, made as they are asked for. A site that is not
 * searched, or by a service, has none. Of pages that haven't changed since the last run no word is looked at again.
 */
export function* searchFiles(input: SearchInput): Generator<IndexFile> {
  const { search, themeConfig, i18n } = input.site.config;
  if (!search || themeConfig.algolia) return;
  for (const { tag, texts } of searchParts(input)) {
    const pages = texts.map((text) => ({ text, terms: () => input.memory.keep(`search words of ${text.path}`, [text], () => pageTerms(text)) }));
    for (const { path, ...file } of indexFiles(tag, pages)) yield { path: `${i18n.defaultLocale}/${tag}/${path}`, ...file };
  }
}
