import type { DocsVersionSummary, Page, SiteFile } from '../../../corpus/schema/index.ts';
import { docsInstances } from '../../corpus/site-file.ts';

/** The state from which the entries of the navbar are computed. */
export interface NavbarView {
  site: SiteFile;
  page: Page | undefined;
  /** The pathname of the location, decoded. */
  pathname: string;
  /** The query and the hash of the location: `?query#hash` */
  suffix: string;
  preferredVersion: (instance: string) => string | undefined;
}

/** Returns the version that the current page belongs to; undefined if the page is not in this docs instance. */
export function activeVersion({ site, page }: NavbarView, instance: string): DocsVersionSummary | undefined {
  if (!page || !('context' in page) || page.context.instance !== instance) return undefined;
  const name = page.context.version;
  return versionsOf(site, instance).find((version) => version.name === name);
}

/**
 * Returns the docs versions that an item can link to. The order is: the page's version, the reader's preferred
 * version, the last version.
 */
export function candidateVersions(view: NavbarView, instance: string): DocsVersionSummary[] {
  const versions = versionsOf(view.site, instance);
  const preferred = view.preferredVersion(instance);
  const candidates = [
    activeVersion(view, instance),
    versions.find(({ name }) => name === preferred),
    versions.find(({ isLast }) => isLast),
  ];
  return [...new Set(candidates.filter((version) => version !== undefined))];
}

export function versionsOf(site: SiteFile, instance: string): DocsVersionSummary[] {
  return docsInstances(site).find(({ id }) => id === instance)?.versions ?? [];
}
