import type { DocMetadata } from '../docs/doc-metadata.ts';
import { categoryIndexParams, isCategoryIndex } from '../docs/category-index.ts';
import type { GeneratorDoc } from './generator.ts';
import type { SidebarContext } from './sidebar-context.ts';

/** A doc as sidebars are made of it. */
export interface SidebarDoc extends GeneratorDoc {
  /** Whether it stands for its folder. */
  isIndex: boolean;
}

/**
 * @returns gives a doc as sidebars are made of it: the words that it is shown with are no part of that, as sidebars made
 *   of other words lead to the same docs
 */
export function sidebarDocs(
  data: SidebarContext['data'],
  { sidebarItemsGenerator, categoryIndexNames }: SidebarContext['options'],
): (doc: DocMetadata) => SidebarDoc {
  const isLinked = [...data.values()].some(
    ({ value }) => (value as { link?: { type?: unknown } } | null)?.link?.type === 'doc',
  );
  return ({ id, title, frontMatter, relativePath, dir, position }) => {
    const isIndex = isCategoryIndex(categoryIndexParams(relativePath), categoryIndexNames);
    const doc = { id, source: relativePath, sourceDirName: dir, sidebarPosition: position, isIndex };
    // The config's own code may read anything.
    if (sidebarItemsGenerator) return { ...doc, title, frontMatter };
    const { sidebar_class_name, sidebar_custom_props, sidebar_key, sidebar_label } = frontMatter;
    // A category is called what the doc is called that stands for it.
    const named = isLinked || isIndex ? { title, sidebar_label } : { title: '', sidebar_label: undefined };
    return {
      ...doc,
      title: named.title,
      frontMatter: { sidebar_class_name, sidebar_custom_props, sidebar_key, sidebar_label: named.sidebar_label },
    };
  };
}
