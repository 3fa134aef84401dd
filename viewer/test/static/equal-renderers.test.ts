// Renders pages of Lectern's own site with `write-html.ts` and with React. The HTML must be equal, so that React can
// hydrate it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compiledContent } from '../../../compiler/test/browser/served-content.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';
import type { Page, SidebarItem, SiteFile } from '../../../corpus/schema/index.ts';
import { buildViewerServer } from '../../../scripts/build-viewer.ts';
import {
  branchPath,
  noBranch,
  branchFinder,
  type KeptOfSidebars,
  type OpenBranches,
} from '../../html/open-branches.ts';
import type { PageRenderer, PageSidebar } from '../../html/page-renderer.ts';
import type { StaticData } from '../../static/static-data.ts';

interface Route {
  path: string;
  kind: string;
  page?: string;
}

async function openRenderer(renderedByReact: boolean): Promise<PageRenderer> {
  const folder = tempFolder();
  try {
    await buildViewerServer(folder.dir, { renderedByReact });
    const module = (await import(pathToFileURL(path.join(folder.dir, 'index.js')).href)) as {
      openPageRenderer: () => Promise<PageRenderer>;
    };
    return await module.openPageRenderer();
  } finally {
    folder.remove();
  }
}

test('every kind of page is rendered as React renders it', async () => {
  const corpus = path.join(await compiledContent(), 'corpus');
  const read = <Of>(file: string) => JSON.parse(readFileSync(path.join(corpus, file), 'utf8')) as Of;
  const site = read<SiteFile>('site.json');
  const [own, react] = [await openRenderer(false), await openRenderer(true)];
  const seen = new Map<string, number>();
  let gaps = 0;
  for (const { path: pathname, kind, page: file } of read<{ routes: Route[] }>('routes.json').routes) {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    // Every third doc is enough to cover all components.
    if (file === undefined || kind === 'redirect' || (kind === 'doc' && count % 3 !== 0)) continue;
    const page = read<Page>(file);
    const sidebar = sidebarOf(page, read);
    const byReact = react.render(page, site, sidebar)!;
    const { gap, html } = own.render(page, site, sidebar?.kind)!;
    const beside = gap && own.renderSidebar(page, site, sidebar!, gap);
    const difference = firstDifference(
      gap ? html.replace(gap.mark, () => beside!.html) : html,
      withoutPreloads(byReact.html),
    );
    assert.is(difference, undefined, `${pathname}: ${difference}`);
    assert.equal(beside?.data ?? {}, byReact.data);
    if (gap) gaps += 1;
  }
  assert.ok(seen.size >= 15, [...seen.keys()].join());
  assert.ok(gaps > 0);
});

test('the HTML next to a very long list of posts contains the newest, and the others load later', async () => {
  const { describe } = await openRenderer(false);
  const page = { kind: 'blog-list', nodes: [] } as unknown as Page;
  const dataOf = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ path: `/blog/${index}`, title: `Post ${index}` }));
    return describe(page, { kind: 'blog', title: 'All posts', items } as PageSidebar).data as StaticData;
  };
  const few = dataOf(100);
  assert.is(few.sidebar!.items.length, 100);
  assert.is(few.isSidebarPart, undefined);
  const many = dataOf(101);
  assert.equal(many.sidebar!.items, few.sidebar!.items);
  assert.is(many.isSidebarPart, true);
});

/** Removes the preloads that React adds to the head for images. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}

function firstDifference(a: string, b: string): string | undefined {
  if (a === b) return undefined;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `${around(a)} but React writes ${around(b)}`;
}

/** File and name of a sidebar → its branches. All pages of the sidebar share them, as in a compile. */
const found = new Map<string, OpenBranches>();

function sidebarOf(page: Page, read: <Of>(file: string) => Of): PageSidebar | undefined {
  if (page.kind !== 'doc' || page.context.sidebar === undefined) return undefined;
  const { instance, version, sidebar } = page.context;
  const file = `docs/${instance}/${version}/sidebars.json`;
  const known = found.get(`${file} ${sidebar}`);
  const { places, branches } = known ?? branchesIn(read<Sidebars>(file).sidebars[sidebar]);
  if (!known) found.set(`${file} ${sidebar}`, { places, branches });
  const key = places.values[places.keys.indexOf(branchPath(page.path))] ?? noBranch;
  return { kind: 'docs', branch: branches.get(key)! };
}

interface Sidebars {
  sidebars: Record<string, SidebarItem[]>;
}

function branchesIn(items: readonly SidebarItem[] = []): OpenBranches {
  // A cache without a limit, so that each category is computed once.
  const once: KeptOfSidebars['ofCategory'] = (_, make) => {
    const made = new Map<object, ReturnType<typeof make>>();
    return (category) => {
      const value = made.get(category) ?? make(category);
      made.set(category, value);
      return value;
    };
  };
  return branchFinder({ ofCategory: once, lastFound: (none) => ({ value: none }), isEqual: Object.is })(items);
}

test.run();
