import type { ComponentType, ReactNode } from 'react';
import type { PostPage, PostSummary } from '../../corpus/schema/index.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { DocsSidebar, type DocsSidebarProps } from './sidebar/docs-sidebar.tsx';
import { PageFooter } from './page-footer.tsx';
import type { Sidebar } from './sidebar/sidebar.ts';

/** Slots without an entry in `parts` below: the module that renders the slot also contains the default component. */
interface RenderedInPlace {
  /** Renders the sidebar next to the page. */
  Frame: ComponentType<DocFrameProps>;
  DocItem: ComponentType<{ children: ReactNode }>;
  'DocItem/Layout': ComponentType<{ children: ReactNode }>;
  'DocItem/Content': ComponentType<{ children: ReactNode }>;
  'DocItem/Paginator': ComponentType;
  BlogPostItem: ComponentType<{ post: PostPage | PostSummary; children: ReactNode }>;
  DocBreadcrumbs: ComponentType;
  DocVersionBadge: ComponentType;
  DocVersionBanner: ComponentType;
  TOC: ComponentType;
  TOCCollapsible: ComponentType;
}

interface Parts extends Partial<RenderedInPlace> {
  Root(props: { children: ReactNode }): ReactNode;
  'Layout/Provider'(props: { children: ReactNode }): ReactNode;
  /** Wraps every page, except pages that are React components with their own layout. */
  Layout(props: { children: ReactNode }): ReactNode;
  AnnouncementBar: ComponentType;
  Navbar: ComponentType<Parameters<typeof Navbar>[0]>;
  DocSidebar: ComponentType<DocsSidebarProps>;
  Footer: ComponentType;
  BackToTopButton: ComponentType;
  'DocItem/Footer': ComponentType<Parameters<typeof PageFooter>[0]>;
  NotFound: ComponentType | undefined;
  SearchPage: ComponentType | undefined;
}

/** Slot → component. A site's theme can replace it before the first render. */
export const parts: Parts = {
  Root: ({ children }: { children: ReactNode }): ReactNode => children,
  'Layout/Provider': ({ children }: { children: ReactNode }): ReactNode => children,
  Layout: ({ children }: { children: ReactNode }): ReactNode => children,
  AnnouncementBar: AnnouncementBar as ComponentType,
  Navbar: Navbar as ComponentType<Parameters<typeof Navbar>[0]>,
  DocSidebar: DocsSidebar as ComponentType<DocsSidebarProps>,
  Footer: Footer as ComponentType,
  BackToTopButton: BackToTop as ComponentType,
  'DocItem/Footer': PageFooter as ComponentType<Parameters<typeof PageFooter>[0]>,
  /**
   * Undefined unless a site replaces these components, because the viewer loads its own components on demand.
   */
  NotFound: undefined as ComponentType | undefined,
  SearchPage: undefined as ComponentType | undefined,
};

export interface DocFrameProps {
  sidebar: Sidebar | Error | undefined;
  /** Whether the page renders its own layout with its own `<main>`. */
  isBare: boolean;
  onRetry: () => void;
  children: ReactNode;
}
