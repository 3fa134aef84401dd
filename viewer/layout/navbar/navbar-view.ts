import type { DocsVersionSummary, Page, SiteFile } from '../../../corpus/schema/index.ts';
import { docsInstances } from '../../corpus/site-file.ts';

/** What the look of the navbar depends on. */
export interface NavbarView {
  site: SiteFile;
  page: Page | undefined;
  /** Decoded. */
  pathname: string;
  /** `?query#hash` */
  suffix: string;
  preferredVersion: (instance: string) => string | undefined;
}

/** The version of the instance that is being read; undefined elsewhere. */
export function activeVersion({ site, page }: NavbarView, instance: string): DocsVersionSummary | undefined {
  if (!page || !('context' in page) || page.context.instance !== instance) return undefined;
  const name = page.context.version;
  return versionsOf(site, instance).find((version) => version.name === name);
}

/** The versions an item may lead to, the one that suits best first: the active, the preferred, the last. */
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
