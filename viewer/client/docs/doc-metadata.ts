import type { Page, PageLink, TagLink } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';

/** Returns the `metadata` of a page, in the format of Docusaurus, for code of sites. */
export function docMetadata(page: Page): Record<string, unknown> {
  const { title, description, path } = page;
  const metadata: Record<string, unknown> = { title, description, permalink: encodePath(path) };
  if ('tags' in page) metadata.tags = page.tags.map(tagOf);
  for (const field of ['id', 'frontMatter', 'unlisted', 'editUrl', 'date', 'authors', 'readingTime'] as const) {
    if (field in page) metadata[field] = (page as unknown as Record<string, unknown>)[field];
  }
  if ('context' in page) Object.assign(metadata, { version: page.context.version, sidebar: page.context.sidebar });
  if ('lastUpdate' in page && page.lastUpdate) {
    const { at, by } = page.lastUpdate;
    Object.assign(metadata, { lastUpdatedAt: at === undefined ? undefined : Date.parse(at), lastUpdatedBy: by });
  }
  if (page.kind === 'doc') Object.assign(metadata, { previous: neighbour(page.previous), next: neighbour(page.next) });
  return metadata;
}

/** Converts a link to the previous or next page to the format of `metadata`. */
export function neighbour(link: PageLink | undefined) {
  return link && { title: link.title, permalink: encodePath(link.path) };
}

/** Converts a tag of a page to the format of `metadata`. */
export function tagOf({ label, path, description }: TagLink) {
  return { label, permalink: encodePath(path), description };
}
