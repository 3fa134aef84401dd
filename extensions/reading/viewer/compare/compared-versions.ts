import type { Page, SiteFile } from '../../../../corpus/index.ts';
import { docsInstances } from '../../../../viewer/tool-parts.ts';

/** An older docs version that contains the page. */
export interface OlderVersion {
  /** The label of the version. */
  label: string;
  /** The path of the page in that version. */
  path: string;
  /**
   * The base path of the older docs version. `ownBase` is the base path of the page's own version. Links that differ
   * only in these base paths count as equal.
   */
  base: string;
  ownBase: string;
}

/** @returns the older versions that also have the page, the newest first */
export function olderVersions(page: Page, site: SiteFile): OlderVersion[] {
  if (page.kind !== 'doc') return [];
  const versions = docsInstances(site).find(({ id }) => id === page.context.instance)?.versions ?? [];
  const own = versions.findIndex(({ name }) => name === page.context.version);
  if (own === -1) return [];
  return versions.slice(own + 1).flatMap(({ name, label, path: base }) => {
    const path = page.alternates.find(({ version }) => version === name)?.path;
    return path === undefined ? [] : [{ label, path, base, ownBase: versions[own]!.path }];
  });
}
