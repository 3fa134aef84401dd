import { pageFile as addressOf } from '../../corpus/address.ts';
import type { Page, Route, SiteFile } from '../../corpus/schema/index.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { checkCode } from '../code/check-code.ts';
import type { CorpusFile } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';
import { malformed } from '../corpus/shape.ts';
import { withInertHead } from './checked-site.ts';

/**
 * Returns the page of a route, checked before it is written to HTML. Afterwards, its head contains only metadata, and
 * its code consists of the site's own files.
 *
 * @throws CorpusError if the route's file differs from the file that the viewer would request for its path
 */
export function pageOfRoute({ path, page }: Pick<Route, 'path' | 'page'>, site: SiteFile): CorpusFile<Page> {
  const address = addressOf(path, site);
  if (page !== address)
    throw malformed('routes.json', `names ${page} as the page of ${path}, which the viewer looks for in ${address}`);
  const { check } = pageFile('/');
  return { address, check: (value) => checked(check(value), path, site) };
}

function checked(page: Page, path: string, { baseUrl }: SiteFile): Page {
  const name = `The page of ${path}`;
  if (page.path !== path) throw malformed(name, `has the path ${page.path}`);
  if (page.kind === 'redirect' && !isSafeUrl(page.to))
    throw malformed(name, `leads to ${page.to}, which would run code`);
  if (page.code !== undefined) checkCode(page.code, baseUrl);
  const { elements, ...metadata } = page.metadata;
  return elements ? { ...page, metadata: { ...metadata, elements: withInertHead(elements) } } : page;
}
