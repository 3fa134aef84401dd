import { decodePath } from '../../corpus/url/pathname.ts';
import type { StaticPage } from './page-renderer.ts';

/**
 * @returns the JSON in the document of a page, which the viewer takes it over with. The page itself is fetched after the
 *   text: in the document it would be a third of what the text waits for
 */
export function pageData(pageFile: string | undefined, { data, gap }: StaticPage): string {
  const file = pageFile === undefined ? '' : `"pageFile":${safeJson(decodePath(pageFile))}`;
  return `{${[file, dataMembers(data), gap?.mark ?? ''].filter(Boolean).join(',')}}`;
}

/** @returns the members of an object as they stand in that JSON */
export function dataMembers(data: object): string {
  const members = known.get(data) ?? safeJson(data).slice(1, -1);
  known.set(data, members);
  return members;
}

/** Beside many pages there are the same data. */
const known = new WeakMap<object, string>();

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/<(?=[!/s])/gi, '\\u003c');
}
