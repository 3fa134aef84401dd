import type { SiteFile } from '../../corpus/schema/index.ts';
import { siteFile } from '../corpus/site-file.ts';
import { corpus, renderSite } from '../main.tsx';
import { endNavigation } from '../navigation/navigation-kind.ts';
import { reloadStyles, swapStyles } from './swap-styles.ts';

/**
 * Renders the page again with the current corpus. The scroll position and the state of components are preserved.
 *
 * @param changed paths in the output; if absent, all files may have changed
 */
export async function refresh(changed?: readonly string[]): Promise<void> {
  const before = corpus.peek(siteFile);
  if (!changed) corpus.forget();
  // The path of this language's corpus in the output: `corpus/` or `de/corpus/`.
  const own = `${corpus.baseUrl.slice(corpus.sharedUrl.length)}corpus/`;
  for (const path of changed ?? []) if (path.startsWith(own)) corpus.forget(path.slice(own.length));
  if (before?.search && (!changed || changed.some((path) => path.startsWith(`${own}search/`))))
    await (await import('../search/load-provider.ts')).forgetIndex(before.search);
  if (changed) await reloadStyles(changed, corpus.sharedUrl);
  // If `site.json` fails to load, the shell shows the error.
  const after = await corpus.load(siteFile).catch(() => before);
  if (before && after && before !== after) {
    if (needsNewDocument(before, after)) return location.reload();
    await swapStyles(before.theme?.styles ?? [], after.theme?.styles ?? []);
  }
  // Requests the files of the page before the layout renders. If a request fails, the shell displays the error.
  if (after)
    import('../shell/load-visit.ts')
      .then(({ loadVisit }) => loadVisit(location.pathname, corpus, after, new AbortController().signal))
      .catch(() => undefined);
  endNavigation();
  renderSite();
}

/**
 * Whether the document must be reloaded: a changed setting applies only at the viewer's start, or can't be undone.
 */
function needsNewDocument(before: SiteFile, after: SiteFile): boolean {
  const start = ({ baseUrl, locale, colorMode, favicon, customFields }: SiteFile) =>
    JSON.stringify([baseUrl, locale, colorMode, favicon, customFields?.deployPreview]);
  const slots = (site: SiteFile) => Object.keys(site.theme?.slots ?? {});
  return start(before) !== start(after) || slots(before).some((slot) => !slots(after).includes(slot));
}
