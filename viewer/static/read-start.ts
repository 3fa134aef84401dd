import { setMessages } from '../messages/translator.ts';
import { belowBase } from '../navigation/paths.ts';
import { pageAddress } from '../../corpus/address.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { siteFile } from '../corpus/site-file.ts';
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
export async function loadStart(
  { page, sidebar, isSidebarPart, isCodeDrawn }: StaticData,
  corpus: Corpus,
): Promise<Start> {
  // At the address that it has there, so that whoever comes back to the page finds it.
  if (page) corpus.adopt(pageAddress(belowBase(encodePath(page.path), corpus.baseUrl) ?? '/'), page);
  const [site, visit, NotFound] = await Promise.all([
    corpus.load(siteFile),
    page && loadView(page, corpus.sharedUrl, isCodeDrawn),
    page ? undefined : import('../pages/not-found.tsx').then(({ NotFoundView }) => NotFoundView),
  ]);
  setMessages(site.messages);
  const slots = site.theme?.slots;
  if (slots)
    await import('../code/load-page-code.ts')
      .then(({ loadTheme }) => loadTheme(slots, corpus.sharedUrl, isCodeDrawn))
      .catch(console.error);
  return { site, visit: visit && { ...visit, sidebar }, isSidebarPart, NotFound };
}
