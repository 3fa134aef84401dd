import { postsBeside } from '../../corpus/posts-beside.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import type { DocPage, Page, SiteFile } from '../../corpus/schema/index.ts';
import { branchPath, noBranch, branchFinder, type OpenBranch } from '../../viewer/html/open-branches.ts';
import type { PreparedPage } from './threads/page-job.ts';
import { hasPartsInView } from '../../viewer/html/wrapper-parts.ts';
import type { PageSidebar, SidebarGap, StaticPage, StaticSidebar } from '../../viewer/html/page-renderer.ts';
import * as graph from '../incremental/index.ts';
import * as session from '../incremental/session.ts';
import { isEqual } from '../values/equal.ts';
import type { EmitInput } from './emit-input.ts';

/** The fields of a page that determine its sidebar, and the active item in the sidebar. */
export type PageInSidebar = Pick<Page, 'kind' | 'path'> & { context?: DocPage['context'] | undefined };

export type PageRendering = ReturnType<typeof openPageRendering>;

/** Renders pages as HTML. Sidebars are rendered separately, because many pages share them. */
export function openPageRendering(
  input: EmitInput,
  siteJson: () => SiteFile,
  readTable: (path: string) => Promise<string | undefined>,
) {
  const { site, pageRenderer } = input;
  /**
   * The branches of each docs sidebar: the expanded items on each page. A new page changes only the branches that
   * contain it.
   */
  const branchesOf = graph.parts((key: string) => {
    const [instance, version, sidebar] = JSON.parse(key) as [string, string, string];
    const findBranches = branchFinder({
      ofCategory: (name, make) => graph.family(name, make, Object.is),
      lastFound: session.lastRun,
      isEqual: isEqual,
    });
    const all = graph.computed(
      `branches of ${sidebar}`,
      () => {
        const { sidebars } = site.docs
          .find(({ id }) => id === instance)!
          .versions.find(({ name }) => name === version)!;
        return Object.hasOwn(sidebars, sidebar) ? findBranches(sidebars[sidebar]!) : undefined;
      },
      Object.is,
    );
    return {
      isThere: graph.computed(`whether there is ${sidebar}`, () => all() !== undefined, 'deferred'),
      keys: graph.table(`branch of ${sidebar} on page`, () => all()?.places ?? new Map<string, string>()),
      branches: graph.table(`branch of ${sidebar}`, () => all()?.branches ?? new Map<string, OpenBranch>()),
    };
  });
  const posts = graph.family('posts next to a page', (key: string): PageSidebar | undefined => {
    const [kind, id] = JSON.parse(key) as [string, string];
    const blog = site.blogs.find((other) => other.kind === kind && other.id === id);
    return blog && blog.sidebar.items.length > 0 ? { kind: 'blog', ...blog.sidebar } : undefined;
  });
  const hasPosts = graph.parts((key: string) =>
    graph.computed(`whether there are posts of ${key}`, () => posts(key) !== undefined, 'deferred'),
  );

  /** @returns the kind and key of the sidebar that a page shows; undefined without a sidebar */
  function columnOf({ kind, context }: PageInSidebar): { kind: PageSidebar['kind']; key: string } | undefined {
    if (!context) return undefined;
    const { instance, version, sidebar } = context;
    const blog = postsBeside(kind);
    if (blog) return { kind: 'blog', key: JSON.stringify([blog, instance]) };
    if (version === undefined || sidebar === undefined) return undefined;
    return { kind: 'docs', key: JSON.stringify([instance, version, sidebar]) };
  }

  /** Returns the kind of a page's sidebar. A change of the sidebar's content doesn't cause a rerun. */
  function sidebarKind(page: PageInSidebar): PageSidebar['kind'] | undefined {
    const column = columnOf(page);
    if (!column) return undefined;
    const isThere = column.kind === 'blog' ? hasPosts(column.key)() : branchesOf(column.key).isThere();
    return isThere ? column.kind : undefined;
  }

  function sidebarOf(page: PageInSidebar): PageSidebar | undefined {
    const column = columnOf(page);
    if (column?.kind !== 'docs') return column && posts(column.key);
    const { keys, branches } = branchesOf(column.key);
    const branch = branches.get(keys.get(branchPath(page.path)) ?? noBranch);
    return branch && { kind: 'docs', branch };
  }

  /** Whether the site's code renders something on a page: the page's own components, or theme components. */
  function runsCode(page: Page, source: string | undefined): boolean {
    if (source !== undefined && page.code?.some(({ href }) => href !== undefined)) return true;
    // Theme components are not rendered on the not-found page, because hosts serve it at other addresses than its own.
    return site.config.prerender !== 'data' && page.kind !== 'not-found' && hasPartsInView(siteJson().theme?.slots);
  }

  /** Renders a page by running the site's code. Returns undefined if that is not possible. */
  async function renderByCode(page: Page, json: string, source: string | undefined): Promise<StaticPage | undefined> {
    const renderer = await pageRenderer!();
    const site = siteJson();
    const around = renderer.describe(page, sidebarOf(page));
    const run = await input.renderCode?.(page, json, source, site, around.data, (address) =>
      readTable(decodePath(address.slice(site.baseUrl.length))),
    );
    if (!run) return undefined;
    const { html, head, ...by } = run;
    return { ...around, html, head, data: { ...around.data, ...by } };
  }

  /**
   * Renders a page that contains code. For a page without code, returns the kind of its sidebar, so that another
   * thread can render it.
   *
   * @param json the page's file as JSON
   * @returns undefined if the page is only rendered in the browser
   */
  async function prepare(page: Page, json: string, written?: string): Promise<PreparedPage | undefined> {
    if (!pageRenderer || page.kind === 'redirect') return undefined;
    // If the view of an extension's page throws, the error is located where the page's path is defined.
    const source = written ?? (page.kind === 'custom' ? (input.placeOf?.(page.path)?.path ?? page.path) : undefined);
    const byCode = runsCode(page, source) ? await renderByCode(page, json, source) : undefined;
    return byCode ? { page: byCode } : { kind: sidebarKind(page) };
  }

  return {
    prepare,
    sidebarOf,
    /**
     * @param json the page's file as JSON
     * @returns undefined if only the browser renders the page
     */
    async render(page: Page, json: string, source?: string): Promise<StaticPage | undefined> {
      const prepared = await prepare(page, json, source);
      if (!prepared || 'page' in prepared) return prepared?.page;
      return (await pageRenderer!()).render(page, siteJson(), prepared.kind);
    },
    /** Renders the sidebar of a page, for the gap in its HTML. */
    async renderSidebar(page: PageInSidebar, gap: SidebarGap): Promise<StaticSidebar> {
      const renderer = await pageRenderer!();
      return renderer.renderSidebar(page, siteJson(), sidebarOf(page)!, gap);
    },
  };
}
