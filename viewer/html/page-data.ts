import { decodePath } from '../../corpus/url/pathname.ts';
import type { StaticPage } from './page-renderer.ts';

/**
 * Returns the JSON for hydration, which is part of the page's document. The page file is not part of it,
 * because it would delay the content. The viewer loads that file after the content.
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
