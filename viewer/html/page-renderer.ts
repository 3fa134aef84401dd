import type { BlogSidebarFile, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { OpenBranch } from './open-branches.ts';

/** The column beside a page, as its HTML has it. */
export type PageSidebar =
  | { kind: 'docs'; branch: OpenBranch }
  | { kind: 'blog'; title: string; items: BlogSidebarFile['items'] };

/** What the document of a page contains of it. */
export interface StaticPage {
  /** The content of the element that the viewer is mounted in. */
  html: string;
  /** What the viewer takes it over with, beside the page itself. */
  data: object;
  /** Starts of the names of style sheets that not all pages need. */
  styles: readonly string[];
  /** Whether it shows components that not all pages need. */
  hasRareComponents: boolean;
}

/** Draws pages as the viewer would: the viewer once more, built for a server. */
export interface PageRenderer {
  /** @returns undefined for a page that only leads elsewhere */
  render(page: Page, site: SiteFile, sidebar: PageSidebar | undefined): StaticPage | undefined;
}

/** A page that holds code, and what it is drawn with. */
export interface CodePage {
  page: Page;
  site: SiteFile;
  /** What `StaticPage` carries for it. */
  data: object;
}

/** Draws pages that hold code, and runs that code. */
export interface CodePageRenderer {
  /**
   * @param load gives the exports of a module by its address
   * @throws what the code throws
   */
  render(page: CodePage, load: (href: string) => Promise<Record<string, unknown>>): Promise<string>;
}
