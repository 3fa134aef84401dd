import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { sidebarsFile } from '../corpus/sidebars-file.ts';
import type { Sidebar } from '../layout/sidebar/sidebar.ts';

/**
 * Asks for the sidebars that the page of a pathname will most likely want: the page itself says which, but to wait
 * for it would cost a round trip.
 */
export function startSidebars(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): void {
  const [nearest] = docsInstances(site)
    .flatMap(({ id, versions }) => versions.map(({ name, path }) => ({ instance: id, version: name, path })))
    .filter(({ path }) => pathname.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  if (nearest) corpus.load(sidebarsFile(nearest.instance, nearest.version), signal).catch(() => undefined);
}

/** @returns the sidebar that belongs beside the page; an error when it can't be shown, for the page can be read without */
export async function loadSidebar(
  page: Page,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Sidebar | Error | undefined> {
  if (!('context' in page)) return undefined;
  const { instance, version, sidebar } = page.context;
  try {
    if (/^(?:post|entry|blog-.*|changelog-.*)$/.test(page.kind)) {
      const { loadBlogSidebar } = await import('../layout/blog/load-blog-sidebar.ts');
      return await loadBlogSidebar(instance, corpus, signal);
    }
    if (version === undefined || sidebar === undefined) return undefined;
    const { sidebars } = await corpus.load(sidebarsFile(instance, version), signal);
    return Object.hasOwn(sidebars, sidebar) ? { kind: 'docs', items: sidebars[sidebar]! } : undefined;
  } catch (error) {
    return error as Error;
  }
}
