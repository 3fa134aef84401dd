import { encodePath } from '../../corpus/url/pathname.ts';

/**
 * `docs` + `tags.yml` → `docs/tags.yml`, `.` + `tags.yml` → `tags.yml`
 *
 * @param dir a version's folder, relative to the site's
 * @returns the path, relative to the site's folder, of what lies at a path in the version's
 */
export function contentPath(dir: string, relativePath: string): string {
  return dir === '.' ? relativePath : `${dir}/${relativePath}`;
}

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
