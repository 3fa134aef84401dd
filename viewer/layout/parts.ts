import type { ComponentType, ReactNode } from 'react';
import type { PostPage, PostSummary } from '../../corpus/schema/index.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import type { DocFrameProps } from './doc-frame.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { DocsSidebar, type DocsSidebarProps } from './sidebar/docs-sidebar.tsx';
import { PageFooter } from './page-footer.tsx';

/** Parts of which the viewer's own stands where it is drawn. */
interface DrawnInPlace {
  /** The sidebar and, beside it, the page. */
  DocFrame: ComponentType<DocFrameProps>;
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
  /** Around every page, but for those of code that lay themselves out. */
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

/** The parts of the screen that a site's theme may replace, before anything is drawn. */
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
  /** Beside these there are two that are loaded where they are needed. */
  NotFound: undefined as ComponentType | undefined,
  SearchPage: undefined as ComponentType | undefined,
};
