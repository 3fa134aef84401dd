import { setMessages } from '../messages/translator.ts';
import type { Page } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { siteFile } from '../corpus/site-file.ts';
import { cleanAddress } from '../navigation/clean-address.ts';
import { loadView } from '../shell/load-view.ts';
import type { Start } from '../shell/use-visit.ts';
import { staticDataId, type StaticData } from './static-data.ts';

/** @returns the data in a statically rendered document; undefined if the document contains none */
export function readStaticData(): StaticData | undefined {
  const text = document.getElementById(staticDataId)?.textContent;
  return text ? (JSON.parse(text) as StaticData) : undefined;
}

/**
 * Loads everything that the hydration of the document's page needs.
 *
 * @throws Error if something fails to load
 */
export async function loadStart(data: StaticData, corpus: Corpus): Promise<Start> {
  const { pageFile, sidebar, isSidebarPart, isCodeDrawn } = data;
  const [site, visit, NotFound] = await Promise.all([
    corpus.load(siteFile),
    // Does not check the file, because the compiler has already rendered it.
    pageFile === undefined
      ? undefined
      : corpus
          .load({ address: pageFile, check: (value) => value as Page })
          .then((page) => loadView(page, corpus, isCodeDrawn)),
    pageFile !== undefined ? undefined : import('../pages/not-found.tsx').then(({ NotFoundView }) => NotFoundView),
  ]);
  // Removes a file name from the address before hydration. Otherwise the viewer would load the page at that address
  // instead of the page in the HTML.
  if (visit) cleanAddress(visit.page);
  setMessages(site.messages);
  const slots = site.theme?.slots;
  if (slots)
    await import('../code/load-page-code.ts')
      .then(({ loadTheme }) => loadTheme(slots, corpus, data))
      .catch(console.error);
  return { site, visit: visit && { ...visit, sidebar }, isSidebarPart, NotFound };
}
