import type { SearchPage } from '../../../corpus/schema/index.ts';
import type { SearchSource } from '../../site/site.ts';
import { schemaHref } from '../json.ts';
import type { EmitInput } from '../emission.ts';
import { pageMetadata } from '../metadata.ts';

/** The page of all results: drawn in the browser, and kept out of what search engines show. */
export function searchPage({ path, title }: SearchSource, { site: { config } }: EmitInput): SearchPage {
  const metadata = pageMetadata({ path, title, robots: 'noindex, follow' }, config);
  return { $schema: schemaHref('search', config), format: 1, kind: 'search', path, title, metadata };
}
