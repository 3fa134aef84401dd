import type { Page } from '../../../corpus/schema/index.ts';

/** What Docusaurus calls a page's metadata: a doc's, a post's or a standalone page's. */
export function docMetadata(page: Page): Record<string, unknown> {
  const { title, description, path: permalink } = page;
  const metadata: Record<string, unknown> = { title, description, permalink };
  for (const field of ['id', 'frontMatter', 'tags', 'unlisted', 'editUrl', 'date', 'authors', 'readingTime'] as const) {
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

function neighbour(
  link: { path: string; title: string } | undefined,
): { title: string; permalink: string } | undefined {
  return link && { title: link.title, permalink: link.path };
}
