import { docsInstances } from '../corpus/site-file.ts';
import { candidateVersions, type NavbarView } from '../layout/navbar/navbar-view.ts';

/** What has no version: posts, entries, pages. */
const unversioned = 'default';

/**
 * The tags that a search from the present page asks for: of each docs instance the version that is being read, else the
 * preferred, else the last.
 */
export function searchTags(view: NavbarView): string[] {
  const versions = docsInstances(view.site).map(({ id }) => [id, candidateVersions(view, id)[0]?.name] as const);
  return tagsOf(versions);
}

/** @param versions instance and the name of its version */
export function tagsOf(versions: Iterable<readonly [instance: string, version: string | undefined]>): string[] {
  const docs = [...versions].flatMap(([instance, version]) =>
    version === undefined ? [] : `docs-${instance}-${version}`,
  );
  return [unversioned, ...docs];
}
