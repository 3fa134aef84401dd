import { pageFile } from './address.ts';
import type { RouteKind } from './types.ts';

/** The properties from which the key of a page is derived. */
interface KeyedPage {
  kind: RouteKind;
  path: string;
  /** The id, if the page is a doc. */
  id?: string | undefined;
  instance?: string | undefined;
  version?: string | undefined;
  /** `page_key` in the front matter. It replaces the id of a doc, or the path of another page. */
  name?: string | undefined;
}

/**
 * Returns a key that identifies a page in a corpus. The key of a doc is the same in every language, and does not change
 * when its path changes.
 *
 *     doc/default/2.0/guides/write     post/blog/2026/11/02/tides     page/index
 */
export function pageKey({ kind, path, id, instance, version, name }: KeyedPage, site: { baseUrl: string }): string {
  if (kind === 'doc') return `doc/${instance}/${version}/${name ?? id}`;
  return `${kind}/${name ?? pageFile(path, site).slice('pages/'.length, -'.json'.length)}`;
}
