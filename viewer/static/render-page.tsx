import { renderToString } from 'react-dom/server';
import type { Page, SidebarItem } from '../../corpus/schema/index.ts';
import { containsRareComponent } from '../body/load-components.ts';
import { blogSidebarItems } from '../layout/blog/load-blog-sidebar.ts';
import { parts } from '../layout/parts.ts';
import type { PageRenderer, PageSidebar, StaticPage } from '../html/page-renderer.ts';
import type { Sidebar } from '../layout/sidebar/sidebar.ts';
import { keepRows } from './keep-rows.tsx';
import { nodesOf } from '../shell/load-view.ts';
import { stylesOf } from '../shell/page-styles.ts';
import { loadStaticApp } from './render-app.tsx';
import { rendering } from './react/hooks.ts';
import { renderToString as renderPart } from './react/write-html.ts';
import type { TreePlace } from './react/tree-ids.ts';
import type { StaticData } from './static-data.ts';

/** @returns a renderer for pages, with all modules that it needs */
export async function openPageRenderer(): Promise<PageRenderer> {
  const { appOf, sidebarOf } = await loadStaticApp();
  const mark = `sidebar-${crypto.randomUUID()}`;
  const { DocSidebar } = parts;
  keepRows();
  /** The position of the sidebar in React's tree, while a page with a gap for its sidebar is rendered. */
  let place: TreePlace | undefined;
  let hasGap = false;
  parts.DocSidebar = (props) => {
    if (!hasGap) return <DocSidebar {...props} />;
    ({ place } = rendering);
    return mark;
  };
  return {
    render(page, site, sidebar) {
      hasGap = typeof sidebar === 'string';
      place = undefined;
      const data = typeof sidebar === 'object' ? dataOf(sidebar) : {};
      const app = appOf(page, site, hasGap ? { sidebar: { kind: sidebar as Sidebar['kind'], items: [] } } : data);
      // `renderToString` sets `place` when it renders the sidebar.
      const html = app && renderToString(app);
      return html === undefined ? undefined : { html, data, gap: place && { mark, place }, ...neededBy(page) };
    },
    describe: (page, sidebar) => ({ data: sidebar ? dataOf(sidebar) : {}, ...neededBy(page) }),
    renderSidebar(page, site, beside, gap) {
      const data = dataOf(beside);
      const rendered = sidebarOf(page, site, <DocSidebar {...still} sidebar={data.sidebar!} />);
      return { html: renderPart(rendered, gap.place as TreePlace), data };
    },
  };
}

/** The props of a sidebar in static HTML: visible, and without functions. */
const still = { isHidden: false, onHide: () => {}, onRetry: () => {} };

/**
 * Data of recently rendered sidebars. Pages with the same branch have the same sidebar, and are usually rendered one
 * after the other.
 */
const dataOfBranch = new Map<object, StaticData>();
/** The maximum number of entries in `dataOfBranch`. */
const mostBranches = 20;

function dataOf(sidebar: PageSidebar): StaticData {
  const key = sidebar.kind === 'blog' ? sidebar : sidebar.branch;
  const data = dataOfBranch.get(key) ?? sidebarIn(sidebar);
  dataOfBranch.delete(key);
  dataOfBranch.set(key, data);
  if (dataOfBranch.size > mostBranches) dataOfBranch.delete(dataOfBranch.keys().next().value!);
  return data;
}

/**
 * The maximum number of posts in the column next to a post. With all posts in each page, the size of the output would
 * grow with the square of their number.
 */
const mostPosts = 100;

function sidebarIn(sidebar: PageSidebar): Pick<StaticData, 'sidebar' | 'isSidebarPart'> {
  if (sidebar.kind === 'blog') {
    const { title, items } = sidebar;
    if (items.length === 0) return {};
    return {
      sidebar: { kind: 'blog', title, items: blogSidebarItems(items.slice(0, mostPosts)) },
      ...(items.length > mostPosts && { isSidebarPart: true }),
    };
  }
  const { items, isPartial } = sidebar.branch;
  if (!isPartial) return { sidebar: { kind: 'docs', items } };
  return { sidebar: { kind: 'docs', items: items.map(asRendered) }, isSidebarPart: true };
}

/**
 * Caches the results of `asRendered` for categories, because each category is in many branches. Links are not cached,
 * because most of them occur only once.
 */
const renderedCategories = new WeakMap<SidebarItem, SidebarItem>();

/** @returns an item without the fields that HTML does not need. The viewer loads the whole item after the page */
function asRendered(item: SidebarItem): SidebarItem {
  if (item.type !== 'category') return renderedPart(item);
  const rendered = renderedCategories.get(item) ?? renderedPart(item);
  renderedCategories.set(item, rendered);
  return rendered;
}

function renderedPart(item: SidebarItem): SidebarItem {
  if (item.type === 'html') return item;
  const { docId: _id, description: _description, ...rendered } = item;
  return rendered.type === 'category' ? { ...rendered, items: rendered.items.map(asRendered) } : rendered;
}

function neededBy(page: Page): Pick<StaticPage, 'styles' | 'hasRareComponents'> {
  return { styles: stylesOf(page), hasRareComponents: containsRareComponent(nodesOf(page)) };
}
