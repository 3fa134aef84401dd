import { joinPath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { DocsInstanceInput } from '../site.ts';

/** The pathname below which a version of docs is served. */
export interface VersionRoot {
  instance: string;
  version: string;
  /** With the base URL, without a slash at the end. */
  path: string;
  isLast: boolean;
  /** Its folder, relative to the folder of the site. */
  dir: string;
}

/** @returns the roots of all versions, in the order of the instances and of their versions */
export function versionRoots(docs: readonly DocsInstanceInput[], baseUrl: string): VersionRoot[] {
  return docs.flatMap(({ options, versions }) =>
    versions.map(({ name, pathPart, isLast, dir }) => ({
      instance: options.id,
      version: name,
      path: withoutTrailingSlash(joinPath(baseUrl, options.routeBasePath, pathPart)),
      isLast,
      dir,
    })),
  );
}

/**
 * Finds the version of an address: `/docs/next/a` belongs to the version at `/docs/next`, not to the version at
 * `/docs`.
 */
export function rootAbove(address: string, roots: readonly VersionRoot[]): VersionRoot | undefined {
  let found: VersionRoot | undefined;
  for (const root of roots)
    if (isBelow(address, root.path) && (!found || root.path.length > found.path.length)) found = root;
  return found;
}

/** Whether a pathname is equal to a root or below it. */
export function isBelow(address: string, root: string): boolean {
  return address === root || address.startsWith(root.endsWith('/') ? root : `${root}/`);
}
