import { listLocales } from '../config/locales.ts';
import * as graph from '../incremental/index.ts';
import { checkpointOf, type Checkpoint } from '../incremental/cancellation.ts';
import { openIndex, type IndexFile } from './index-files.ts';
import { searchParts, type SearchInput } from './search-texts.ts';

/** The embedded search index of a site. */
export interface SiteSearch {
  /** Makes its files as they are requested, of what has changed since the last time. */
  files(): AsyncGenerator<IndexFile>;
  /** @param checkpoint called after each page that is read from now on */
  pauseAt(checkpoint: Checkpoint): void;
}

/**
 * The files of the embedded search index, relative to `corpus/search/`. A site that is not searched, or by a service,
 * has none.
 */
export function openSearch(input: SearchInput): SiteSearch {
  let checkpoint = checkpointOf(undefined);
  const indexOf = graph.parts(openIndex);
  async function* files(): AsyncGenerator<IndexFile> {
    const { config } = input.site;
    const { search, themeConfig, i18n } = config;
    if (!search || themeConfig.algolia) return;
    const { htmlLang } = listLocales(config).find(({ name }) => name === i18n.currentLocale)!;
    for (const { tag, rank, pages } of searchParts(input)) {
      for await (const { path, ...file } of indexOf(tag)(pages, { language: htmlLang, rank }, [config], checkpoint))
        yield { path: `${i18n.currentLocale}/${tag}/${path}`, ...file };
    }
  }
  return { files, pauseAt: (next) => void (checkpoint = next) };
}
