import type { DocCategoryPage, DocTagPage, DocTagsPage } from '../../../corpus/schema/index.ts';
import type { DocsVersion, GeneratedIndex, TagIndex } from '../../site/site.ts';
import { pick } from '../../values/objects.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata, type PageHead } from '../metadata.ts';

/** Builds the generated index page of a sidebar category. */
export function docCategoryPage(
  category: GeneratedIndex,
  version: DocsVersion,
  input: EmitInput,
): Content<DocCategoryPage> {
  const { description, sidebar, cards: items } = category;
  return {
    kind: 'doc-category',
    ...listParts(pick(category, 'path', 'title', 'keywords', 'image'), { description, sidebar }, version, input),
    ...pick(category, 'breadcrumbs', 'previous', 'next'),
    items,
  };
}

/** Builds the page that lists all tags of a docs version. */
export function docTagsPage(
  { path, title, items }: TagIndex & { path: string },
  version: DocsVersion,
  input: EmitInput,
): Content<DocTagsPage> {
  return { kind: 'doc-tags', ...listParts({ path, title }, {}, version, input), items };
}

/** Builds the page that lists the docs with a tag. */
export function docTagPage(
  { path, title, label, description, unlisted, docs }: TagIndex['tags'][number],
  index: TagIndex,
  version: DocsVersion,
  input: EmitInput,
): Content<DocTagPage> {
  return {
    kind: 'doc-tag',
    ...listParts({ path, title, noIndex: unlisted }, { description }, version, input),
    tag: { label, description },
    unlisted,
    tagsPath: index.path,
    items: docs.map((doc) => pick(doc, 'path', 'title', 'description')),
  };
}

function listParts(
  head: PageHead,
  { description, sidebar }: { description?: string | undefined; sidebar?: string | undefined },
  { instance, name, noIndex, className }: DocsVersion,
  { site }: EmitInput,
) {
  return {
    path: head.path,
    title: head.title,
    description,
    context: { instance, version: name, sidebar },
    metadata: pageMetadata({ ...head, noIndex: head.noIndex || noIndex, className }, site.config),
  };
}
