import { joinPath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { DocsInstanceInput } from '../site-input.ts';

/** The pathname of a docs version. */
export interface VersionRoot {
  instance: string;
  version: string;
  /** Pathname including the base URL, without a trailing slash. */
  path: string;
  isLast: boolean;
  /** The version's folder, relative to the site's folder. */
  dir: string;
}

/** @returns the roots of all versions, in the order of instances and versions */
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
 * Finds the version that an address belongs to. With versions at `/docs` and `/docs/next`, `/docs/next/a` belongs to
 * the version at `/docs/next`.
 */
export function rootAbove(address: string, roots: readonly VersionRoot[]): VersionRoot | undefined {
  let found: VersionRoot | undefined;
  for (const root of roots)
    if (isBelow(address, root.path) && (!found || root.path.length > found.path.length)) found = root;
  return found;
}

/** Whether a pathname is a version's root, or below it. */
export function isBelow(address: string, root: string): boolean {
  return address === root || address.startsWith(root.endsWith('/') ? root : `${root}/`);
}
