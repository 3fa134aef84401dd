import type { ReactElement } from 'react';
import type { Page, PageKind, SiteFile } from '../../corpus/schema/index.ts';
import { loadComponents } from '../body/load-components.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { PageContext } from '../corpus/corpus-context.ts';
import { createCorpus } from '../corpus/corpus.ts';
import { ProvideCorpus } from '../corpus/provide-corpus.tsx';
import type { PageBeside } from '../html/page-renderer.ts';
import { setMessages } from '../messages/translator.ts';
import { NotFoundView } from '../pages/not-found.tsx';
import { StaticLocation } from '../navigation/use-location.ts';
import { otherKinds, type PageView } from '../pages/other-views.ts';
import { loadPageView } from '../pages/page-views.ts';
import type { Visit } from '../shell/load-view.ts';
import { StaticApp } from './static-app.tsx';
import type { StaticData } from './static-data.ts';

/** Creates the React elements of pages for static rendering. */
export interface StaticViewer {
  /** @returns the whole viewer that displays a page; undefined for a redirect */
  appOf(page: Page, site: SiteFile, data: StaticData, withCode?: Visit['withCode']): ReactElement | undefined;
  /** @returns only the sidebar next to a page */
  sidebarOf(page: PageBeside, site: SiteFile, sidebar: ReactElement): ReactElement;
}

/**
 * Loads all modules that any page may need, because rendering to a string cannot wait for them.
 *
 * @param corpusOf returns the corpus from which a page reads, by its base URL
 */
export async function loadStaticApp(corpusOf = emptyCorpus): Promise<StaticViewer> {
  const views = new Map<PageKind, PageView>();
  await loadComponents([], true);
  for (const kind of ['doc', ...otherKinds] as const) views.set(kind, await loadPageView(kind));
  return {
    appOf(page, site, { sidebar }, withCode) {
      const View = views.get(page.kind);
      if (!View || page.kind === 'redirect') return undefined;
      setMessages(site.messages);
      const corpus = corpusOf(site.baseUrl);
      const start =
        page.kind === 'not-found'
          ? { site, NotFound: NotFoundView }
          : { site, visit: { page, View, sidebar, withCode } };
      return <StaticApp corpus={corpus} start={start} />;
    },
    sidebarOf(page, site, sidebar) {
      setMessages(site.messages);
      return (
        <StaticLocation value={{ pathname: encodePath(page.path), search: '' }}>
          <ProvideCorpus corpus={corpusOf(site.baseUrl)} site={site}>
            <PageContext value={page as Page}>{sidebar}</PageContext>
          </ProvideCorpus>
        </StaticLocation>
      );
    },
  };
}

const emptyCorpus = (baseUrl: string) =>
  createCorpus(baseUrl, () => Promise.reject(new Error('Code cannot use fetch() while Lectern renders HTML.')));
