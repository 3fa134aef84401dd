import type { RedirectPage } from '../../../corpus/schema/index.ts';
import type { Redirect } from '../../site/site.ts';
import { schemaHref } from '../json.ts';
import type { EmitInput } from '../emission.ts';
import { pageMetadata } from '../metadata.ts';

/** The page at a path that leads to another. */
export function redirectPage({ from, to }: Redirect, { site: { config } }: EmitInput): RedirectPage {
  const canonical = to.startsWith('/') ? config.url + to : to;
  const metadata = { ...pageMetadata({ path: from, title: '' }, config), canonical };
  return { $schema: schemaHref('redirect', config), format: 1, kind: 'redirect', path: from, title: to, metadata, to };
}
