import { docsInstances } from '../corpus/site-file.ts';
import { candidateVersions, type NavbarView } from '../layout/navbar/navbar-view.ts';

/** The search tag of content without versions: posts, changelog entries and standalone pages. */
export const unversioned = 'default';

/**
 * Returns the version to search in each docs instance: the version that the reader chose in the search. By default,
 * it is the page's version, the preferred version or the last version.
 */
export function searchedVersions(
  view: NavbarView,
  chosen: Readonly<Record<string, string>> = {},
): Map<string, string | undefined> {
  return new Map(
    docsInstances(view.site).map(({ id, versions }) => {
      const isThere = versions.some(({ name }) => name === chosen[id]);
      return [id, isThere ? chosen[id] : candidateVersions(view, id)[0]?.name];
    }),
  );
}

/** @param versions pairs of an instance's id and the name of its version */
export function tagsOf(versions: Iterable<readonly [instance: string, version: string | undefined]>): string[] {
  const docs = [...versions].flatMap(([instance, version]) =>
    version === undefined ? [] : `docs-${instance}-${version}`,
  );
  return [unversioned, ...docs];
}
