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
  const { path, title, items } = index;
  return {
    kind: 'doc-tags',
    path,
    title,
    context: { instance: version.instance, version: version.name },
    metadata: pageMetadata({ path, title, noIndex: version.noIndex, className: version.className }, site.config),
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
  const { path, title, label, description, unlisted, docs } = tag;
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
