import { indexFiles, type IndexFile, type Indexing } from './index-files.ts';
import { searchParts, type SearchInput } from './search-texts.ts';

/**
 * The files of the embedded search index, relative to `corpus/search/`, made as they are asked for. A site that is not
 * searched, or by a service, has none.
 */
export async function* searchFiles(
  input: SearchInput,
  { memory, pause }: Omit<Indexing, 'shared'>,
): AsyncGenerator<IndexFile> {
  const { config } = input.site;
  const { search, themeConfig, i18n } = config;
  if (!search || themeConfig.algolia) return;
  for (const { tag, pages } of searchParts(input)) {
    const indexing = { shared: [config], memory: memory.shelf(`search ${tag}`), pause };
    for await (const { path, ...file } of indexFiles(tag, pages, indexing))
      yield { path: `${i18n.defaultLocale}/${tag}/${path}`, ...file };
  }
}
