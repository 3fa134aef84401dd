import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { docsInstances } from '../corpus/site-file.ts';

/** An older version of a page. */
export interface OlderVersion {
  /** As readers know it. */
  label: string;
  /** The path of the page in it. */
  path: string;
  /** What the paths of its pages begin with, and those of the page's own version: links differ in that and in nothing else. */
  base: string;
  ownBase: string;
}

/** @returns the versions before that of a page which have it too, the newest first */
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
