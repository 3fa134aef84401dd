import { renderToString } from 'react-dom/server';
import type { Page, PageKind, SidebarItem } from '../../corpus/schema/index.ts';
import { holdsMath } from '../body/holds-math.ts';
import { loadComponents } from '../body/load-components.ts';
import { createCorpus } from '../corpus/corpus.ts';
import { blogSidebarItems } from '../layout/blog/load-blog-sidebar.ts';
import type { PageRenderer, PageSidebar } from '../html/page-renderer.ts';
import type { Sidebar } from '../layout/sidebar/sidebar.ts';
import { setMessages } from '../messages/translation.ts';
import { NotFoundView } from '../pages/not-found.tsx';
import { loadPageView, pageKinds, type PageView } from '../pages/page-views.ts';
import { nodesOf } from '../shell/load-visit.ts';
import { openBranches, type OpenBranches } from './open-branch.ts';
import { StaticApp } from './static-app.tsx';
import type { StaticData } from './static-data.ts';

const views = new Map<PageKind, PageView>();

/** @returns what draws pages, once all that it may need is loaded */
export async function openPageRenderer(): Promise<PageRenderer> {
  await loadComponents([], true);
  for (const kind of pageKinds) views.set(kind, await loadPageView(kind));
  const branches = new WeakMap<readonly SidebarItem[], OpenBranches>();

  function sidebarBeside({ path }: Page, sidebar: PageSidebar): Pick<StaticData, 'sidebar' | 'isSidebarPart'> {
    if (sidebar.kind === 'blog') {
      const { title, items } = sidebar;
      return items.length === 0 ? {} : { sidebar: { kind: 'blog', title, items: blogSidebarItems(items) } };
    }
    let open = branches.get(sidebar.items);
    if (!open) branches.set(sidebar.items, (open = openBranches(sidebar.items)));
    const shown: Sidebar = { kind: 'docs', items: open.at(path) };
    return open.isPartial ? { sidebar: shown, isSidebarPart: true } : { sidebar: shown };
  }

  return {
    render(page, site, sidebar) {
      const View = views.get(page.kind);
      if (!View || page.kind === 'redirect') return undefined;
      setMessages(site.messages);
      const corpus = createCorpus(site.baseUrl, unreachable);
      if (page.kind === 'not-found')
        return {
          html: renderToString(<StaticApp corpus={corpus} start={{ site, NotFound: NotFoundView }} />),
          data: {},
          styles: [],
        };
      const beside = sidebar ? sidebarBeside(page, sidebar) : {};
      const start = { site, visit: { page, View, sidebar: beside.sidebar } };
      return {
        html: renderToString(<StaticApp corpus={corpus} start={start} />),
        data: beside,
        styles: stylesOf(page),
      };
    },
  };
}

/** What the viewer would ask for before it shows such a page. */
function stylesOf(page: Page): string[] {
  const ofKind = page.kind === 'search' || page.kind === 'debug' ? [page.kind] : [];
  return holdsMath(nodesOf(page)) ? ['math', ...ofKind] : ofKind;
}

const unreachable: typeof fetch = () => Promise.reject(new Error('Nothing is fetched when a page is drawn as HTML.'));
