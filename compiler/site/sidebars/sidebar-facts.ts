import type { BareDoc } from '../bare-doc.ts';
import { categoryIndexFacts, isCategoryIndex } from '../category-index.ts';
import type { SidebarSurroundings } from './surroundings.ts';

/**
 * @returns tells what sidebars are made of, doc by doc: the words that docs are shown with are no part of it, as sidebars
 *   made of other words lead to the same docs
 */
export function sidebarFacts(
  data: SidebarSurroundings['data'],
  { sidebarItemsGenerator, categoryIndexNames }: SidebarSurroundings['options'],
): (doc: BareDoc) => object {
  const isLinked = [...data.values()].some(
    ({ value }) => (value as { link?: { type?: unknown } } | null)?.link?.type === 'doc',
  );
  // A category is called what the doc is called that stands for it.
  const isNamed = ({ relativePath }: BareDoc) =>
    isLinked || isCategoryIndex(categoryIndexFacts(relativePath), categoryIndexNames);
  return (doc) => {
    // The config's own code may read anything.
    if (sidebarItemsGenerator) return doc;
    const {
      id,
      draft,
      relativePath,
      position,
      title,
      frontMatter: { sidebar_class_name, sidebar_custom_props, sidebar_label },
    } = doc;
    return [
      id,
      draft,
      relativePath,
      position,
      sidebar_class_name,
      sidebar_custom_props,
      ...(isNamed(doc) ? [title, sidebar_label] : []),
    ];
  };
}
