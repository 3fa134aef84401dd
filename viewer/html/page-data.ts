import { decodePath } from '../../corpus/url/pathname.ts';
import type { StaticPage } from './page-renderer.ts';

/**
 * @returns the JSON in the document of a page, for hydration. The page itself is loaded after the content: it would
 * be a third of the data that delays the content
 */
export function pageData(pageFile: string | undefined, { data, gap }: StaticPage): string {
  const file = pageFile === undefined ? '' : `"pageFile":${safeJson(decodePath(pageFile))}`;
  return `{${[file, dataMembers(data), gap?.mark ?? ''].filter(Boolean).join(',')}}`;
}

/** @returns the members of an object, as in that JSON */
export function dataMembers(data: object): string {
  const members = known.get(data) ?? safeJson(data).slice(1, -1);
  known.set(data, members);
  return members;
}

/** Many pages have the same data object. */
const known = new WeakMap<object, string>();

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/<(?=[!/s])/gi, '\\u003c');
}
