import type { SearchPage } from '../../../corpus/schema/index.ts';
import type { SearchSource } from '../../site/routes/own-pages.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emission.ts';
import { pageMetadata } from '../metadata.ts';

/** The page of all results: drawn in the browser, and kept out of what search engines show. */
export function searchPage({ path, title }: SearchSource, { site: { config } }: EmitInput): Content<SearchPage> {
  const metadata = pageMetadata({ path, title, robots: 'noindex, follow' }, config);
  return { kind: 'search', path, title, metadata };
}
