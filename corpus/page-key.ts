import { pageFile } from './address.ts';
import type { RouteKind } from './types.ts';

/** The fields that identify a page. */
interface KeyedPage {
  kind: RouteKind;
  path: string;
  /** Only for docs. */
  id?: string | undefined;
  instance?: string | undefined;
  version?: string | undefined;
  /** `page_key` of the front matter, which replaces the id of a doc or the path of another page. */
  name?: string | undefined;
}

/**
 * Returns the id of a page among all pages of a corpus. The key of a doc is the same in every language, and does not
 * change with its path.
 *
 *     doc/default/2.0/guides/write     post/blog/2026/11/02/tides     page/index
 */
export function pageKey({ kind, path, id, instance, version, name }: KeyedPage, site: { baseUrl: string }): string {
  if (kind === 'doc') return `doc/${instance}/${version}/${name ?? id}`;
  return `${kind}/${name ?? pageFile(path, site).slice('pages/'.length, -'.json'.length)}`;
}
