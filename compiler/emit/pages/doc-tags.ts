import type { DocTagPage, DocTagsPage } from '../../../corpus/schema/index.ts';
import type { DocsVersion, TagIndex } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';

/** The page of all tags of a docs version. */
export function docTagsPage(
  index: TagIndex & { path: string },
  version: DocsVersion,
  { site }: EmitInput,
): Content<DocTagsPage> {
  const { path, items } = index;
  return {
    kind: 'doc-tags',
    path,
    title: 'Tags',
    context: { instance: version.instance, version: version.name },
    metadata: pageMetadata(
      { path, title: 'Tags', noIndex: version.noIndex, className: version.className },
      site.config,
    ),
    items,
  };
}

/** The page of one tag. */
export function docTagPage(
  tag: TagIndex['tags'][number],
  index: TagIndex,
  version: DocsVersion,
  { site }: EmitInput,
): Content<DocTagPage> {
  const { path, label, description, unlisted, docs } = tag;
  const title = docTagTitle(label, docs.length);
  return {
    kind: 'doc-tag',
    path,
    title,
    description,
    context: { instance: version.instance, version: version.name },
    metadata: pageMetadata(
      { path, title, noIndex: unlisted || version.noIndex, className: version.className },
      site.config,
    ),
    tag: { label, description },
    unlisted,
    tagsPath: index.path,
    items: docs.map((doc) => ({ path: doc.path, title: doc.title, description: doc.description })),
  };
}

function docTagTitle(label: string, count: number): string {
  return count === 1 ? `One doc tagged with "${label}"` : `${count} docs tagged with "${label}"`;
}
