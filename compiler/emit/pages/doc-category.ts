import type { DocCategoryPage } from '../../../corpus/schema/index.ts';
import type { DocsVersion, GeneratedIndex } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';

/** The generated index page of a sidebar category. */
export function docCategoryPage(
  category: GeneratedIndex,
  version: DocsVersion,
  { site }: EmitInput,
): Content<DocCategoryPage> {
  const { path, title, description, keywords, image, sidebar, cards, breadcrumbs, previous, next } = category;
  return {
    kind: 'doc-category',
    path,
    title,
    description,
    context: { instance: version.instance, version: version.name, sidebar },
    metadata: pageMetadata(
      { path, title, keywords, image, noIndex: version.noIndex, className: version.className },
      site.config,
    ),
    breadcrumbs,
    previous,
    next,
    items: cards,
  };
}
