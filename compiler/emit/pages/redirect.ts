import type { RedirectPage } from '../../../corpus/schema/index.ts';
import type { Redirect } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emission.ts';
import { pageMetadata } from '../metadata.ts';

/** The page at a path that leads to another. */
export function redirectPage({ from, to }: Redirect, { site: { config } }: EmitInput): Content<RedirectPage> {
  const canonical = to.startsWith('/') ? config.url + to : to;
  const metadata = { ...pageMetadata({ path: from, title: '' }, config), canonical };
  return { kind: 'redirect', path: from, title: to, metadata, to };
}
