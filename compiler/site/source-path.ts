import { encodePath } from '../../corpus/url/pathname.ts';

/**
 * Joins paths: `docs` + `tags.yml` → `docs/tags.yml`, `.` + `tags.yml` → `tags.yml`.
 *
 * @param dir a version's folder, relative to the site's folder
 * @returns the path of a file in that folder, relative to the site's folder
 */
export function contentPath(dir: string, relativePath: string): string {
  return dir === '.' ? relativePath : `${dir}/${relativePath}`;
}

/**
 * @param editUrl URL of the site's folder in an online editor
 * @param source path relative to the site's folder
 * @returns the URL at which the source can be edited
 */
export function editHref(editUrl: string, source: string): string {
  const folder = editUrl.endsWith('/') ? editUrl : `${editUrl}/`;
  // `source` may start with `../`. `URL` resolves such paths.
  return new URL(`./${encodePath(source)}`, folder).href;
}
