import { setMessages } from '../messages/translator.ts';
import type { Page } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { siteFile } from '../corpus/site-file.ts';
import { cleanAddress } from '../navigation/clean-address.ts';
import { loadView } from '../shell/load-view.ts';
import type { Start } from '../shell/use-visit.ts';
import { staticDataId, type StaticData } from './static-data.ts';

/** @returns what the document says of the page that it shows; undefined when it shows none yet */
export function readStaticData(): StaticData | undefined {
  const text = document.getElementById(staticDataId)?.textContent;
  return text ? (JSON.parse(text) as StaticData) : undefined;
}

/**
 * Loads what the page of the document is drawn with.
 *
 * @throws when any of it can't be had
 */
export async function loadStart(data: StaticData, corpus: Corpus): Promise<Start> {
  const { pageFile, sidebar, isSidebarPart, isCodeDrawn } = data;
  const [site, visit, NotFound] = await Promise.all([
    corpus.load(siteFile),
    // The HTML was drawn from it: it has the shape that it should have.
    pageFile === undefined
      ? undefined
      : corpus
          .load({ address: pageFile, check: (value) => value as Page })
          .then((page) => loadView(page, corpus, isCodeDrawn)),
    pageFile !== undefined ? undefined : import('../pages/not-found.tsx').then(({ NotFoundView }) => NotFoundView),
  ]);
  // Before it is taken over: it is drawn by its own path, and would be looked for once more at another.
  if (visit) cleanAddress(visit.page);
  setMessages(site.messages);
  const slots = site.theme?.slots;
  if (slots)
    await import('../code/load-page-code.ts')
      .then(({ loadTheme }) => loadTheme(slots, corpus, data))
      .catch(console.error);
  return { site, visit: visit && { ...visit, sidebar }, isSidebarPart, NotFound };
}
