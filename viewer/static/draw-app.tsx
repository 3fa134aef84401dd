import type { ReactElement } from 'react';
import type { Page, PageKind, SiteFile } from '../../corpus/schema/index.ts';
import { loadComponents } from '../body/load-components.ts';
import { createCorpus } from '../corpus/corpus.ts';
import { setMessages } from '../messages/translator.ts';
import { NotFoundView } from '../pages/not-found.tsx';
import { otherKinds } from '../pages/other-views.ts';
import { loadPageView, type PageView } from '../pages/page-views.ts';
import type { Visit } from '../shell/load-view.ts';
import { StaticApp } from './static-app.tsx';
import type { StaticData } from './static-data.ts';

/** @returns the viewer on a page, to be drawn as HTML; nothing for a page that only leads elsewhere */
export type StaticAppOf = (
  page: Page,
  site: SiteFile,
  data: StaticData,
  withCode?: Visit['withCode'],
) => ReactElement | undefined;

/**
 * Loads all that pages may need.
 *
 * @param fetchFile answers what is asked of the corpus
 */
export async function loadStaticApp(fetchFile: typeof fetch = unreachable): Promise<StaticAppOf> {
  const views = new Map<PageKind, PageView>();
  await loadComponents([], true);
  for (const kind of ['doc', ...otherKinds] as const) views.set(kind, await loadPageView(kind));
  return (page, site, { sidebar }, withCode) => {
    const View = views.get(page.kind);
    if (!View || page.kind === 'redirect') return undefined;
    setMessages(site.messages);
    const corpus = createCorpus(site.baseUrl, fetchFile);
    const start =
      page.kind === 'not-found' ? { site, NotFound: NotFoundView } : { site, visit: { page, View, sidebar, withCode } };
    return <StaticApp corpus={corpus} start={start} />;
  };
}

const unreachable: typeof fetch = () => Promise.reject(new Error('Nothing is fetched when a page is drawn as HTML.'));
