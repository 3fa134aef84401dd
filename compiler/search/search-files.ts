import type { Pause } from '../pause.ts';
import { indexFiles, type IndexFile } from './index-files.ts';
import { searchParts, type SearchInput } from './search-texts.ts';

/**
 * The files of the embedded search index, relative to `corpus/search/`, made as they are asked for. A site that is not
 * searched, or by a service, has none. Nothing of it is held: the words of all pages take more room than all heads.
 *
 * @param pause called after each page
 */
export async function* searchFiles(input: SearchInput & { pause: Pause }): AsyncGenerator<IndexFile> {
  const { search, themeConfig, i18n } = input.site.config;
  if (!search || themeConfig.algolia) return;
  for (const { tag, pages } of searchParts(input)) {
    for await (const { path, ...file } of indexFiles(tag, pages, input.pause)) yield { path: `${i18n.defaultLocale}/${tag}/${path}`, ...file };
  }
}
