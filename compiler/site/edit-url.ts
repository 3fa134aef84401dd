import { encodePath } from '../../corpus/url/pathname.ts';

/**
 * @param editUrl the address of the site's folder where it is edited
 * @param source relative to the site's folder
 * @returns the address of the source there
 */
export function editHref(editUrl: string, source: string): string {
  const folder = editUrl.endsWith('/') ? editUrl : `${editUrl}/`;
  // A docs folder beside the site's starts with `../`, which URL resolves.
  return new URL(`./${encodePath(source)}`, folder).href;
}
