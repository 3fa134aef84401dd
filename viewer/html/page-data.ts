import { decodePath } from '../../corpus/url/pathname.ts';
import type { StaticPage } from './page-renderer.ts';

/**
 * Returns the JSON for hydration in the document of a page, without the page file. The page file would be a third of
 * all bytes before the content, and so delay the content. The viewer loads it after the content.
 */
export function pageData(pageFile: string | undefined, { data, gap }: StaticPage): string {
  const file = pageFile === undefined ? '' : `"pageFile":${safeJson(decodePath(pageFile))}`;
  return `{${[file, dataMembers(data), gap?.mark ?? ''].filter(Boolean).join(',')}}`;
}

/** @returns the JSON members of an object without the braces, for the JSON of `pageData` */
export function dataMembers(data: object): string {
  const members = known.get(data) ?? safeJson(data).slice(1, -1);
  known.set(data, members);
  return members;
}

/** A cache, because many pages have the same data object. */
const known = new WeakMap<object, string>();

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/<(?=[!/s])/gi, '\\u003c');
}
