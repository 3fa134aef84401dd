import { decodePath } from '../../corpus/url/pathname.ts';
import type { StaticPage } from './page-renderer.ts';

/**
 * Returns the JSON for hydration, which a page's document contains. It does not include the page file, because that
 * would delay the content. The viewer loads the page file after the content.
 */
export function pageData(pageFile: string | undefined, { data, gap }: StaticPage): string {
  const file = pageFile === undefined ? '' : `"pageFile":${safeJson(decodePath(pageFile))}`;
  return `{${[file, dataMembers(data), gap?.mark ?? ''].filter(Boolean).join(',')}}`;
}

/** @returns an object as JSON without the outer braces, for insertion into the JSON of `pageData` */
export function dataMembers(data: object): string {
  const members = known.get(data) ?? safeJson(data).slice(1, -1);
  known.set(data, members);
  return members;
}

/** Caches the JSON of objects, because many pages have the same object. */
const known = new WeakMap<object, string>();

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/<(?=[!/s])/gi, '\\u003c');
}
