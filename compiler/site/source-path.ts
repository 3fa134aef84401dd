import { encodePath } from '../../corpus/url/pathname.ts';

/**
 * `docs` + `tags.yml` → `docs/tags.yml`, `.` + `tags.yml` → `tags.yml`
 *
 * @param dir a version's folder, relative to the folder of the site
 * @returns the path of a file in a version's folder, relative to the folder of the site
 */
export function contentPath(dir: string, relativePath: string): string {
  return dir === '.' ? relativePath : `${dir}/${relativePath}`;
}

/**
 * @param editUrl the address of the site's folder in the editor
 * @param source relative to the site's folder
 * @returns the address of the source there
 */
export function editHref(editUrl: string, source: string): string {
  const folder = editUrl.endsWith('/') ? editUrl : `${editUrl}/`;
  // A docs folder next to the site's folder starts with `../`, which `URL` resolves.
  return new URL(`./${encodePath(source)}`, folder).href;
}
