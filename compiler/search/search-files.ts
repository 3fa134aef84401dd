import { posix } from 'node:path';
import { listLocales } from '../config/locales.ts';
import * as graph from '../incremental/index.ts';
import { checkpointOf, type Checkpoint } from '../incremental/cancellation.ts';
import { openIndex, type IndexFile } from './index-files.ts';
import { searchParts, type SearchInput, type SearchPart } from './search-texts.ts';
import type { OriginalPart } from './shared-texts.ts';

/**
 * Opens the search index of a site in one language. Paths of its files are relative to `corpus/search/`. A site
 * without search, or with a search service, has no such files.
 *
 * @param originalInput data of the default language, if it is compiled and differs from this language
 */
export function openSearch(input: SearchInput, originalInput: () => SearchInput | undefined = () => undefined) {
  let checkpoint = checkpointOf(undefined);
  const indexOf = graph.parts(openIndex);
  /** Yields all files. Only files that changed are computed again. */
  async function* files(): AsyncGenerator<IndexFile> {
    const { config } = input.site;
    const { search, themeConfig, i18n } = config;
    if (!search || themeConfig.algolia) return;
    const { htmlLang } = listLocales(config).find(({ name }) => name === i18n.currentLocale)!;
    const originalOf = originalParts(input, originalInput());
    for (const part of searchParts(input)) {
      const { tag, rank, pages } = part;
      const about = { language: htmlLang, rank, baseUrl: config.baseUrl, original: originalOf(part) };
      for await (const { path, ...file } of indexOf(tag)(pages, about, [config], checkpoint))
        yield { path: `${i18n.currentLocale}/${tag}/${path}`, ...file };
    }
  }
  return {
    files,
    /**
     * Sets the checkpoint of later runs.
     *
     * @param next called after each page that is read from now on
     */
    pauseAt: (next: Checkpoint) => void (checkpoint = next),
  };
}

/**
 * @returns a function that finds the same docs version, or the pages without version, in the default language. It
 * returns undefined if browsers can't load the index there
 */
function originalParts(
  { site: { config } }: SearchInput,
  original: SearchInput | undefined,
): (part: SearchPart) => OriginalPart | undefined {
  if (!original) return () => undefined;
  const { url, baseUrl, i18n } = original.site.config;
  if (config.url !== url || !config.baseUrl.startsWith(baseUrl)) return () => undefined;
  const folder = posix.relative(`${config.baseUrl}corpus/search`, `${baseUrl}corpus/search/${i18n.currentLocale}`);
  const parts = new Map(searchParts(original).map(({ tag, pages }) => [tag, pages]));
  return ({ tag }) => {
    const pages = parts.get(tag);
    return pages && { folder: `${folder}/${tag}`, baseUrl, pages };
  };
}
