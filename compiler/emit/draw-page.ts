import { decodePath } from '../../corpus/url/pathname.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { branchPath, noBranch, branchFinder, type OpenBranch } from '../../viewer/html/open-branches.ts';
import type { PageSidebar, StaticPage } from '../../viewer/html/page-renderer.ts';
import * as graph from '../incremental/index.ts';
import type { EmitInput } from './emit-input.ts';

/** @returns what draws a page as HTML; it returns undefined where that is left to the reader's browser */
export function openPageDrawing(
  input: EmitInput,
  siteJson: () => SiteFile,
  readTable: (path: string) => Promise<string | undefined>,
): (page: Page, source?: string) => Promise<StaticPage | undefined> {
  const { site, pageRenderer } = input;
  /** What is seen of a sidebar beside its pages: another page in it changes that beside few of them. */
  const branchesOf = graph.parts((key: string) => {
    const [instance, version, sidebar] = JSON.parse(key) as [string, string, string];
    const findBranches = branchFinder((name, make) => graph.family(name, make, Object.is));
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
      keys: graph.table(`branch of ${sidebar} beside`, () => all()?.keys ?? new Map<string, string>()),
      branches: graph.table(`branch of ${sidebar}`, () => all()?.branches ?? new Map<string, OpenBranch>()),
    };
  });
  const posts = graph.family('posts beside a page', (key: string): PageSidebar | undefined => {
    const [kind, id] = JSON.parse(key) as [string, string];
    const blog = site.blogs.find((other) => other.kind === kind && other.id === id);
    return blog && { kind: 'blog', ...blog.sidebar };
  });

  function sidebarOf(page: Page): PageSidebar | undefined {
    if (!('context' in page)) return undefined;
    const { instance, version, sidebar } = page.context;
    if (/^(?:post|blog-.*)$/.test(page.kind)) return posts(JSON.stringify(['blog', instance]));
    if (/^(?:entry|changelog-.*)$/.test(page.kind)) return posts(JSON.stringify(['changelog', instance]));
    if (version === undefined || sidebar === undefined) return undefined;
    const { keys, branches } = branchesOf(JSON.stringify([instance, version, sidebar]));
    const branch = branches.get(keys.get(branchPath(page.path)) ?? noBranch);
    return branch && { kind: 'docs', branch };
  }

  return async (page, source) => {
    if (!pageRenderer || page.kind === 'redirect') return undefined;
    const renderer = await pageRenderer();
    const drawn = renderer.render(page, siteJson(), sidebarOf(page));
    if (!drawn || source === undefined || !page.code?.some(({ href }) => href !== undefined)) return drawn;
    const html = await input.drawCode?.(page, source, siteJson(), drawn.data, (address) =>
      readTable(decodePath(address.slice(site.config.baseUrl.length))),
    );
    return html === undefined ? drawn : { ...drawn, html, data: { ...drawn.data, isCodeDrawn: true } };
  };
}
