import type { BlogSidebarFile, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { OpenBranch } from './open-branches.ts';
import type { Sheet } from './sheets.ts';

/** The column next to a page, as in its HTML. */
export type PageSidebar =
  | { kind: 'docs'; branch: OpenBranch }
  | { kind: 'blog'; title: string; items: BlogSidebarFile['items'] };

/** The part of a page that its document contains. */
export interface StaticPage {
  /** The content of the element that the viewer is mounted in. */
  html: string;
  /** The data for hydration, in addition to the page itself. */
  data: object;
  /** The gap for the sidebar and its data. Absent if they are in place, or if the page has no sidebar. */
  gap?: SidebarGap | undefined;
  /** The head entries that code of the page sets. The page's own metadata applies to absent ones. */
  head?: DrawnHead | undefined;
  /** The style sheets of the page, in addition to the style sheet of every page. */
  styles: readonly Sheet[];
  /** Whether the page contains components that not all pages need. */
  hasRareComponents: boolean;
}

/** The head entries that code of a page sets. They are known after the code has run. */
export interface DrawnHead {
  title?: string | undefined;
  description?: string | undefined;
}

/**
 * The gap for a sidebar in the document of a page. Most changes to a sidebar leave the rest of the document
 * unchanged.
 */
export interface SidebarGap {
  /** A mark in the HTML and in the data. It occurs nowhere else. */
  mark: string;
  /** The position of the sidebar in the component tree of the page, for React's ids. */
  place: object;
}

/** The page that a sidebar is rendered for. */
export type PageBeside = Pick<Page, 'kind' | 'path'>;

/** A rendered sidebar, which is inserted into a gap. */
export interface StaticSidebar {
  html: string;
  /** The data for hydration. */
  data: object;
}

/** Renders pages as the viewer does. It is the viewer, built for a server. */
export interface PageRenderer {
  /**
   * @param sidebar the sidebar next to the page; its kind alone leaves a gap for it
   * @returns undefined for a redirect
   */
  render(page: Page, site: SiteFile, sidebar: PageSidebar | PageSidebar['kind'] | undefined): StaticPage | undefined;
  /** @returns the data of a page's document without its HTML, which is rendered elsewhere */
  describe(page: Page, sidebar: PageSidebar | undefined): Omit<StaticPage, 'html' | 'gap' | 'head'>;
  renderSidebar(page: PageBeside, site: SiteFile, sidebar: PageSidebar, gap: SidebarGap): StaticSidebar;
}

/** A page with code of the site, and the input for rendering it. */
export interface CodePage {
  page: Page;
  site: SiteFile;
  /** The data of `StaticPage`. */
  data: object;
}

/** The result of rendering a page with code of the site. */
export interface DrawnCodePage {
  /** Absent if nothing could be rendered. */
  html?: string | undefined;
  head?: DrawnHead | undefined;
  /** Whether the code of the page was rendered, or the names of the components that failed. */
  isCodeDrawn?: true | readonly string[] | undefined;
  /** Whether the site's theme components were rendered, or the slots of those that failed. */
  isThemeDrawn?: true | readonly string[] | undefined;
  /** The errors. */
  faults?: readonly CodeFault[] | undefined;
}

/** An error of the site's code while it rendered. */
export interface CodeFault {
  reason: string;
  /** The source of the code: a theme slot, a component of the page, the whole page, or unknown. */
  of: 'slot' | 'component' | 'page' | 'unknown';
  /** The name of the slot or the component. */
  name?: string | undefined;
  /** Whether it was rendered, but browsers would parse different elements. */
  isMisread?: true | undefined;
}

/** Renders pages, and runs their code. */
export interface CodePageRenderer {
  /**
   * @param load returns the exports of a module by its address
   * @param misplacedIn returns the first element that browsers would move, if there is one
   */
  render(
    page: CodePage,
    load: (href: string) => Promise<Record<string, unknown>>,
    misplacedIn: (html: string) => Misplaced | undefined,
  ): Promise<DrawnCodePage>;
}

/** An element that browsers would move elsewhere. */
export interface Misplaced {
  name: string;
  /** Its offset in the HTML, if known. */
  at: number;
}
