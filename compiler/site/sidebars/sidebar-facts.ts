import type { DocMetadata } from '../docs/doc-metadata.ts';
import { categoryIndexFacts, isCategoryIndex } from '../docs/category-index.ts';
import type { SidebarContext } from './sidebar-context.ts';

/**
 * @returns gives a doc as sidebars are made of it: the words that it is shown with are no part of that, as sidebars made
 *   of other words lead to the same docs
 */
export function sidebarFacts(
  data: SidebarContext['data'],
  { sidebarItemsGenerator, categoryIndexNames }: SidebarContext['options'],
): (doc: DocMetadata) => DocMetadata {
  // The config's own code may read anything.
  if (sidebarItemsGenerator) return (doc) => doc;
  const isLinked = [...data.values()].some(
    ({ value }) => (value as { link?: { type?: unknown } } | null)?.link?.type === 'doc',
  );
  // A category is called what the doc is called that stands for it.
  const isNamed = ({ relativePath }: DocMetadata) =>
    isLinked || isCategoryIndex(categoryIndexFacts(relativePath), categoryIndexNames);
  return (doc) => {
    const { sidebar_class_name, sidebar_custom_props, sidebar_label } = doc.frontMatter;
    const named = isNamed(doc) ? { title: doc.title, sidebar_label } : { title: '', sidebar_label: undefined };
    return {
      ...doc,
      title: named.title,
      description: '',
      showsCards: false,
      head: { frontMatterPlaces: {} },
      frontMatter: { sidebar_class_name, sidebar_custom_props, sidebar_label: named.sidebar_label },
    };
  };
}
