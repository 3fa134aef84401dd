import type { SidebarItem } from '../../../corpus/schema/index.ts';

/** The column of links beside a page. */
export interface Sidebar {
  kind: 'docs' | 'blog';
  title?: string | undefined;
  items: SidebarItem[];
}

/** What a screen reader calls it. */
export const sidebarLabels = {
  docs: 'theme.docs.sidebar.navAriaLabel',
  blog: 'theme.blog.sidebar.navAriaLabel',
} as const;
