import type { SiteFile } from '../../corpus/schema/index.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { searchMessage } from '../messages/search-message.ts';

/** A part of a site that can be searched by itself. */
export interface SearchScope {
  tag: string;
  label: string;
}

/** @returns what the tags of a search stand for, in the words of the navbar where it leads there */
export function searchScopes(site: SiteFile, tags: readonly string[]): SearchScope[] {
  const docs = docsInstances(site).flatMap(({ id }) => {
    const tag = tags.find((each) => each.startsWith(`docs-${id}-`));
    return tag === undefined ? [] : { tag, label: labelOf(site, id) };
  });
  const others = { tag: tags[0]!, label: searchMessage('lectern.search.unversioned') };
  return docs.length === 0 ? [] : [...docs, others];
}

/** @returns the versions of docs that a search with these tags leaves out */
export function otherVersions(site: SiteFile, tags: readonly string[]): SearchScope[] {
  return docsInstances(site).flatMap(({ id, versions }) =>
    versions.map(({ name, label }) => ({ tag: `docs-${id}-${name}`, label })).filter(({ tag }) => !tags.includes(tag)),
  );
}

function labelOf({ navbar }: SiteFile, instance: string): string {
  const item = navbar.items.find((each) => 'instance' in each && each.instance === instance && 'label' in each);
  const label = item && 'label' in item ? item.label : undefined;
  return label ?? instance.charAt(0).toUpperCase() + instance.slice(1).replaceAll('-', ' ');
}
