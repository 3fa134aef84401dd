import { docsName } from '../../corpus/messages/search.ts';
import type { SearchPart } from '../../corpus/search-answer.ts';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { searchMessage } from '../messages/search-message.ts';
import { unversioned } from './search-tags.ts';

/** A part of a site that can be searched alone, such as the blog. */
export interface SearchScope {
  /** The name in the address of the search page. */
  name: string;
  label: string;
  part: SearchPart;
}

/** A docs version that the current search excludes. */
export interface OtherVersion {
  instance: string;
  name: string;
  label: string;
  tag: string;
}

/**
 * @returns the parts of the site that the search tags select. If the navbar links to a part, the part has the label
 * of this link
 */
export function searchScopes(site: SiteFile, tags: readonly string[]): SearchScope[] {
  const docs = docsInstances(site).flatMap(({ id }): SearchScope[] => {
    const tag = tags.find((each) => each.startsWith(`docs-${id}-`));
    return tag === undefined ? [] : [{ name: `docs-${id}`, label: docsLabel(site, id), part: { tag } }];
  });
  const of = (name: string, label: string, kind?: SearchPart['kind']): SearchScope => ({
    name,
    label,
    part: { tag: unversioned, kind },
  });
  if (site.search?.kind === 'hosted')
    return docs.length === 0 ? [] : [...docs, of('others', searchMessage('lectern.search.unversioned'))];
  const hasPosts = site.instances.some(({ kind }) => kind !== 'docs');
  const pages = of('pages', searchMessage('lectern.search.pages'), 'page');
  return hasPosts ? [...docs, of('posts', searchMessage('lectern.search.posts'), 'post'), pages] : [...docs, pages];
}

/** @returns the docs versions that the search tags do not select */
export function otherVersions(site: SiteFile, tags: readonly string[]): OtherVersion[] {
  return docsInstances(site).flatMap(({ id, versions }) =>
    versions
      .map(({ name, label }) => ({ instance: id, name, label, tag: `docs-${id}-${name}` }))
      .filter(({ tag }) => !tags.includes(tag)),
  );
}

/** @returns the label of a docs instance in the navbar; the instance's id if the navbar has no label for it */
export function docsLabel({ navbar }: SiteFile, instance: string): string {
  const item = navbar.items.find((each) => 'instance' in each && each.instance === instance && 'label' in each);
  const label = item && 'label' in item ? item.label : undefined;
  return label ?? docsName(instance, searchMessage('lectern.search.docs'));
}
