import { pageMark } from '../../corpus/head-tags.ts';
import { endThemeStyles } from '../code/adopted-styles.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';
import { siteFile } from '../corpus/site-file.ts';
import { belowBase } from '../navigation/paths.ts';
import { endNavigation, watchNavigation } from '../navigation/navigation-kind.ts';
import { storedReading } from '../state/index.ts';
import { storedTheme } from '../state/choices.ts';
import { embedIn } from './embedding.ts';

/**
 * Prepares the document of an app for the viewer. On a Lectern site, the HTML and `main.tsx` do this.
 *
 * @param element the container element of the viewer
 * @returns a function that restores the document
 */
export function openDocument(element: HTMLElement, corpus: Corpus): () => void {
  const giveBack = embedIn(element);
  const end = new AbortController();
  const { scrollRestoration } = history;
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  element.dataset.theme ??= storedTheme.get() ?? (isDark ? 'dark' : 'light');
  element.dataset.reading = storedReading.get() ?? '';
  endNavigation();
  watchNavigation(end.signal);
  // Requests the page and the site in parallel. Errors are ignored here, because components request the files again and
  // report them.
  const pathname = belowBase(location.pathname, corpus.baseUrl);
  if (pathname !== undefined) corpus.load(pageFile(pathname)).catch(() => undefined);
  corpus.load(siteFile).then(
    ({ locale, locales }) => {
      const { htmlLang = locale, direction = 'ltr' } = locales.find(({ name }) => name === locale) ?? {};
      element.lang = htmlLang;
      element.dir = direction;
    },
    () => undefined,
  );
  return () => {
    end.abort();
    endThemeStyles();
    giveBack();
    history.scrollRestoration = scrollRestoration;
    document.documentElement.classList.remove('has-menu');
    for (const tag of document.head.querySelectorAll(`[${pageMark}]`)) tag.remove();
  };
}
