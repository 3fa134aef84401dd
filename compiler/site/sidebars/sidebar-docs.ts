import type { DocMetadata, VersionPlace } from '../docs/doc-metadata.ts';
import type { SiteInput } from '../site-input.ts';
import { categoryIndexParams, isCategoryIndex } from '../docs/category-index.ts';
import type { GeneratorDoc } from './generator.ts';

/** The properties of a doc that sidebars depend on. */
export interface SidebarDoc extends GeneratorDoc {
  /** Whether the doc is the index of its folder. */
  isIndex: boolean;
}

/**
 * @returns a function that selects the properties of a doc that sidebars depend on. Title and label are left out if
 * possible, so that a new title doesn't rebuild the sidebars
 */
export function sidebarDocs(
  data: SiteInput['data'],
  { sidebarItemsGenerator, categoryIndexNames }: VersionPlace['options'],
): (doc: DocMetadata) => SidebarDoc {
  const isLinked = [...data.values()].some(
    ({ value }) => (value as { link?: { type?: unknown } } | null)?.link?.type === 'doc',
  );
  return ({ id, title, frontMatter, relativePath, dir, position }) => {
    const isIndex = isCategoryIndex(categoryIndexParams(relativePath), categoryIndexNames);
    const doc = { id, source: relativePath, sourceDirName: dir, sidebarPosition: position, isIndex };
    // A custom generator may read all properties of docs.
    if (sidebarItemsGenerator) return { ...doc, title, frontMatter };
    const { sidebar_class_name, sidebar_custom_props, sidebar_key, sidebar_label } = frontMatter;
    // A category that links to a doc takes its label from the doc, so the doc's title is needed.
    const named = isLinked || isIndex ? { title, sidebar_label } : { title: '', sidebar_label: undefined };
    return {
      ...doc,
      title: named.title,
      frontMatter: { sidebar_class_name, sidebar_custom_props, sidebar_key, sidebar_label: named.sidebar_label },
    };
  };
}
