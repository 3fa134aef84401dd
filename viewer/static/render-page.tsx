import { renderToString } from 'react-dom/server';
import type { Page, SidebarItem } from '../../corpus/schema/index.ts';
import { holdsMath } from '../body/holds-math.ts';
import { blogSidebarItems } from '../layout/blog/load-blog-sidebar.ts';
import type { PageRenderer, PageSidebar } from '../html/page-renderer.ts';
import type { Sidebar } from '../layout/sidebar/sidebar.ts';
import { nodesOf } from '../shell/load-visit.ts';
import { loadStaticApp } from './draw-app.tsx';
import { openBranches, type OpenBranches } from './open-branch.ts';
import type { StaticData } from './static-data.ts';

/** @returns what draws pages, once all that it may need is loaded */
export async function openPageRenderer(): Promise<PageRenderer> {
  const appOf = await loadStaticApp();
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
      const data = sidebar && page.kind !== 'not-found' ? sidebarBeside(page, sidebar) : {};
      const app = appOf(page, site, data);
      return app && { html: renderToString(app), data, styles: stylesOf(page) };
    },
  };
}

/** What the viewer would ask for before it shows such a page. */
function stylesOf(page: Page): string[] {
  const ofKind = page.kind === 'search' || page.kind === 'debug' ? [page.kind] : [];
  return holdsMath(nodesOf(page)) ? ['math', ...ofKind] : ofKind;
}
