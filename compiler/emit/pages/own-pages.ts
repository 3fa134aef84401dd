import { layoutMessages } from '../../../corpus/messages/layout.ts';
import type { NotFoundPage, RedirectPage, SearchPage } from '../../../corpus/schema/index.ts';
import { joinPath } from '../../../corpus/url/pathname.ts';
import { translated } from '../../config/translations.ts';
import type { Redirect } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import type { SearchSource } from '../../site/routes/own-pages.ts';

/** Builds the page of a redirect. */
export function redirectPage({ from, to }: Redirect, { site: { config } }: EmitInput): Content<RedirectPage> {
  const canonical = to.startsWith('/') ? config.url + to : to;
  const metadata = { ...pageMetadata({ path: from, title: '' }, config), canonical };
  return { kind: 'redirect', path: from, title: to, metadata, to };
}

/** Builds the search page. It is rendered in the browser and hidden from search engines. */
export function searchPage(
  { path, title }: SearchSource,
  { site: { config } }: Pick<EmitInput, 'site'>,
): Content<SearchPage> {
  const metadata = pageMetadata({ path, title, robots: 'noindex, follow' }, config);
  const isAlone = config.search !== false && !config.search.siteInTitle;
  return { kind: 'search', path, title, metadata: isAlone ? { ...metadata, title } : metadata };
}

/** @returns the title of the not-found page, in the site's language */
export function notFoundTitle({ messages = {} }: Pick<EmitInput, 'messages'>): string {
  const id = 'theme.NotFound.title';
  return translated<string>(messages, id, layoutMessages[id]);
}

/** Builds the page for unknown addresses. */
export function notFoundPage(input: EmitInput): Content<NotFoundPage> {
  const { config } = input.site;
  const path = joinPath(config.baseUrl, '404.html');
  const title = notFoundTitle(input);
  const { canonical: _, ...metadata } = pageMetadata({ path, title, noIndex: true }, config);
  return { kind: 'not-found', path, title, metadata };
}
