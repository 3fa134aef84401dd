import { useEffect, useState } from 'react';
import type { SidebarItem } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { useCorpus, useSite } from '../corpus/corpus-context.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { sidebarsFile } from '../corpus/sidebars-file.ts';
import { searchMessage } from '../messages/search-message.ts';
import { docsLabel } from './search-scopes.ts';
import type { Facets } from './use-facets.ts';

/** A part of the site, such as the blog, with its first pages. */
export interface SitePart {
  /** The name of this part in `SearchScope`. */
  scope: string;
  title: string;
  pages: { url: string; title: string }[];
}

/** The maximum number of listed pages in each part. */
const atMost = 6;
/** The maximum number of listed docs instances, because a site can have dozens. */
const mostDocs = 4;

/** @returns the parts of the site with their first pages; empty until the pages are loaded */
export function useSiteParts({ versioned }: Facets): SitePart[] {
  const corpus = useCorpus();
  const site = useSite();
  const [parts, setParts] = useState<SitePart[]>([]);
  const chosen = JSON.stringify(Object.fromEntries(versioned.map((each) => [each.id, each.chosen])));
  useEffect(() => {
    const loading = new AbortController();
    const versions = JSON.parse(chosen) as Record<string, string>;
    const docs = docsInstances(site)
      .slice(0, mostDocs)
      .map(async ({ id, versions: all }): Promise<SitePart> => {
        const version = all.find(({ name }) => name === versions[id]) ?? all.find(({ isLast }) => isLast) ?? all[0]!;
        const { sidebars } = await corpus.load(sidebarsFile(id, version.name), loading.signal);
        const title = docsLabel(site, id);
        const pages = firstPages(Object.values(sidebars).flat());
        // If the docs have no sidebar, lists only their main doc.
        const main = { url: encodePath(version.mainDoc.path), title };
        return { scope: `docs-${id}`, title, pages: pages[0] ? pages : [main] };
      });
    // A part that fails to load is omitted, because these lists are optional.
    void Promise.allSettled([...docs, postsOf(corpus, site.instances, loading.signal)]).then((all) => {
      if (loading.signal.aborted) return;
      setParts(all.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])).filter(({ pages }) => pages[0]));
    });
    return () => loading.abort();
  }, [corpus, site, chosen]);
  return parts;
}

async function postsOf(corpus: Corpus, instances: readonly { kind: string; id: string }[], signal: AbortSignal) {
  const blog = instances.find(({ kind }) => kind === 'blog');
  if (!blog) return [];
  const { loadBlogSidebar } = await import('../layout/blog/load-blog-sidebar.ts');
  const sidebar = await loadBlogSidebar(blog.id, corpus, signal);
  if (!sidebar) return [];
  const posts = sidebar.items.flatMap((item) => (item.type === 'category' ? item.items : item));
  return { scope: 'posts', title: searchMessage('lectern.search.posts'), pages: firstPages(posts) };
}

/** @returns the first pages of a sidebar. For a category without its own page, it is the first page in the category */
export function firstPages(items: readonly SidebarItem[]): SitePart['pages'] {
  return items
    .flatMap((item) => {
      const url = hrefIn(item);
      return item.type === 'html' || url === undefined ? [] : { url, title: item.label };
    })
    .slice(0, atMost);
}

function hrefIn(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  const isHidden = item.type === 'link' ? item.unlisted : item.linkUnlisted;
  if (item.href?.startsWith('/') && !isHidden) return item.href;
  if (item.type === 'link') return undefined;
  for (const inner of item.items) {
    const found = hrefIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
