import type { RedirectPage, SearchPage } from '../../../corpus/schema/index.ts';
import type { Redirect } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import type { SearchSource } from '../../site/routes/own-pages.ts';

/** The page at a path that leads to another. */
export function redirectPage({ from, to }: Redirect, { site: { config } }: EmitInput): Content<RedirectPage> {
  const canonical = to.startsWith('/') ? config.url + to : to;
  const metadata = { ...pageMetadata({ path: from, title: '' }, config), canonical };
  return { kind: 'redirect', path: from, title: to, metadata, to };
}

/** The page of all results: drawn in the browser, and kept out of what search engines show. */
export function searchPage(
  { path, title }: SearchSource,
  { site: { config } }: Pick<EmitInput, 'site'>,
): Content<SearchPage> {
  const metadata = pageMetadata({ path, title, robots: 'noindex, follow' }, config);
  const isAlone = config.search !== false && !config.search.siteInTitle;
  return { kind: 'search', path, title, metadata: isAlone ? { ...metadata, title } : metadata };
}
