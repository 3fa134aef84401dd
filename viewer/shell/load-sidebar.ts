import { postsBeside } from '../../corpus/posts-beside.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { sidebarsFile } from '../corpus/sidebars-file.ts';
import { isActiveItem, type Sidebar } from '../layout/sidebar/sidebar.ts';

/**
 * Requests the sidebars that the page at a pathname probably needs, in parallel with the page. The page file names its
 * sidebar, but a request after the page file would come one round trip later.
 */
export function startSidebars(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): void {
  const [nearest] = docsInstances(site)
    .flatMap(({ id, versions }) => versions.map(({ name, path }) => ({ instance: id, version: name, path })))
    .filter(({ path }) => pathname.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  if (nearest) corpus.load(sidebarsFile(nearest.instance, nearest.version), signal).catch(() => undefined);
}

/**
 * Pages for which the sidebar was already reloaded, because it did not contain them. Some sidebars do not link to all
 * their pages, so each page causes only one reload.
 */
const requests = new Set<string>();

/**
 * @returns the sidebar of the page. An error is returned, not thrown, because the page is readable without its sidebar
 */
export async function loadSidebar(
  page: Page,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Sidebar | Error | undefined> {
  if (!('context' in page)) return undefined;
  const { instance, version, sidebar } = page.context;
  try {
    if (postsBeside(page.kind)) {
      const { loadBlogSidebar } = await import('../layout/blog/load-blog-sidebar.ts');
      return await loadBlogSidebar(instance, corpus, signal);
    }
    if (version === undefined || sidebar === undefined) return undefined;
    const file = sidebarsFile(instance, version);
    const load = async () => {
      const { sidebars } = await corpus.load(file, signal);
      return Object.hasOwn(sidebars, sidebar) ? sidebars[sidebar]! : undefined;
    };
    let items = await load();
    const question = JSON.stringify([page.path, file.address]);
    if (!items?.some((item) => isActiveItem(item, page.path)) && !requests.has(question)) {
      // Loads the sidebars again, because the page may have been added after they were loaded.
      requests.add(question);
      corpus.forget(file.address);
      items = await load();
    }
    return items && { kind: 'docs', items };
  } catch (error) {
    return error as Error;
  }
}
