import type { SidebarCategory, SidebarItem } from '../../../corpus/schema/index.ts';
import { sidebarsFile } from '../../corpus/sidebars-file.ts';
import { samePath } from '../../navigation/paths.ts';
import { useShownPage, useViewer } from '../use-viewer.ts';
import { isActiveSidebarItem } from './sidebar-items.ts';
import { useCorpusFiles } from './use-docs-data.ts';

export interface DocsSidebar {
  name: string;
  items: SidebarItem[];
}

/** @returns the sidebar of the page; null if it has none */
export function useDocsSidebar(): DocsSidebar | null {
  return useSidebar('useDocsSidebar');
}

/** @throws Error if the page is not in a category of a sidebar */
export function useCurrentSidebarCategory(): SidebarCategory {
  const page = useShownPage('useCurrentSidebarCategory');
  const category = deepestCategory(useSidebar('useCurrentSidebarCategory')?.items ?? [], page.path);
  if (!category) throw new Error(`useCurrentSidebarCategory: ${page.path} is not in a sidebar category.`);
  return category;
}

/** @returns the items of the category, for a category page; otherwise the items next to the page in the sidebar */
export function useCurrentSidebarSiblings(): SidebarItem[] {
  const page = useShownPage('useCurrentSidebarSiblings');
  const items = useSidebar('useCurrentSidebarSiblings')?.items ?? [];
  return deepestCategory(items, page.path)?.items ?? items;
}

function useSidebar(hook: string): DocsSidebar | null {
  const page = useShownPage(hook);
  const { corpus } = useViewer(hook);
  const { instance = '', version, sidebar: name } = 'context' in page ? page.context : {};
  const [file] = useCorpusFiles(
    corpus,
    version === undefined || name === undefined ? [] : [sidebarsFile(instance, version)],
  );
  return file && name !== undefined && Object.hasOwn(file.sidebars, name)
    ? { name, items: file.sidebars[name]! }
    : null;
}

function deepestCategory(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
  const category = items.find(
    (item): item is SidebarCategory => item.type === 'category' && isActiveSidebarItem(item, path),
  );
  if (!category || (category.href !== undefined && samePath(category.href, path))) return category;
  return deepestCategory(category.items, path) ?? category;
}
