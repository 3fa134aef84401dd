/**
 * `docs` + `tags.yml` → `docs/tags.yml`, `.` + `tags.yml` → `tags.yml`
 *
 * @param dir a version's folder, relative to the site's
 * @returns the path, relative to the site's folder, of what lies at a path in the version's
 */
export function contentPath(dir: string, relativePath: string): string {
  return dir === '.' ? relativePath : `${dir}/${relativePath}`;
}
