import GithubSlugger from 'github-slugger';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { servedPath } from '../../../corpus/url/pathname.ts';
import type { ExpandedCategory, ExpandedItem, FinalCategory, FinalItem } from './items.ts';
import { sidebarPlace, type SidebarContext } from './sidebar-context.ts';

type Finalize = (items: ExpandedItem[]) => FinalItem[];

/**
 * @returns a function that completes a version's sidebars. It removes drafts, adds default values, and assigns each
 * generated index a path that is unique in the version
 */
export function sidebarFinalizer(context: SidebarContext): Finalize {
  const { options, version, path, config, draftIds, report } = context;
  const slugger = new GithubSlugger();

  function finalizeLink(category: ExpandedCategory): FinalCategory['link'] {
    const { link, label } = category;
    if (link?.type !== 'generated-index') return link && draftIds.has(link.id) ? undefined : link;
    const { slug = `/category/${slugger.slug(label)}`, ...rest } = link;
    return { ...rest, path: servedPath(config, path, slug) };
  }

  function finalizeCategory(category: ExpandedCategory): FinalItem[] {
    const { label, className, customProps, key, keys } = category;
    if (category.items.length === 0 && !category.link) {
      report(diagnose('empty-category', sidebarPlace(version, keys), { label }));
      return [];
    }
    const link = finalizeLink(category);
    const items = finalizeAll(category.items);
    // A category without items is replaced by the doc that it links to.
    if (items.length === 0 && link?.type === 'doc')
      return [{ type: 'doc', id: link.id, label, className, customProps, key, keys }];
    if (items.length === 0) return [];
    const collapsible = category.collapsible ?? options.sidebarCollapsible;
    const collapsed = collapsible && (category.collapsed ?? options.sidebarCollapsed);
    return [{ ...category, link, items, collapsible, collapsed }];
  }

  function finalizeAll(items: ExpandedItem[]): FinalItem[] {
    return items.flatMap((item): FinalItem | FinalItem[] => {
      if (item.type === 'category') return finalizeCategory(item);
      const isDraft = (item.type === 'doc' || item.type === 'ref') && draftIds.has(item.id);
      return isDraft ? [] : item;
    });
  }

  return finalizeAll;
}
