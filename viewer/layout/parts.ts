import type { ComponentType, ReactNode } from 'react';
import type { PostPage, PostSummary } from '../../corpus/schema/index.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import type { DocFrameProps } from './doc-frame.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { DocsSidebar, type DocsSidebarProps } from './sidebar/docs-sidebar.tsx';
import { PageFooter } from './page-footer.tsx';

/** Components whose default is at their call site. */
interface DrawnInPlace {
  /** The sidebar, and the page next to it. */
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

interface Parts extends Partial<DrawnInPlace> {
  Root(props: { children: ReactNode }): ReactNode;
  'Layout/Provider'(props: { children: ReactNode }): ReactNode;
  /** Around every page, except code pages with their own layout. */
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

/** The components that a site's theme can replace before the first render. */
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
  /** Two more components, which are loaded when they are needed. */
  NotFound: undefined as ComponentType | undefined,
  SearchPage: undefined as ComponentType | undefined,
};
