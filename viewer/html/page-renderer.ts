import type { BlogSidebarFile, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { OpenBranch } from './open-branches.ts';
import type { Sheet } from './sheets.ts';
import type { Thrown } from './thrown.ts';

/** The sidebar next to a page, as the page's HTML contains it. */
export type PageSidebar =
  | { kind: 'docs'; branch: OpenBranch }
  | { kind: 'blog'; title: string; items: BlogSidebarFile['items'] };

/** A page that is rendered to HTML, with the data that its document contains. */
export interface StaticPage {
  /** The content of the element that the viewer is mounted in. */
  html: string;
  /** The JSON data for hydration, without the page file. */
  data: object;
  /**
   * The position at which the compiler inserts the sidebar later. Absent if `html` already contains the sidebar, or
   * if the page has none.
   */
  gap?: SidebarGap | undefined;
  /** Head entries that code of the page sets. They replace the page's own metadata. */
  head?: RenderedHead | undefined;
  /** The style sheets that this page needs in addition to the style sheet of every page. */
  styles: readonly Sheet[];
  /** Whether the page contains components that few pages need. */
  hasRareComponents: boolean;
}

export interface RenderedHead {
  title?: string | undefined;
  description?: string | undefined;
}

/**
 * The position of a sidebar in a document that is rendered without it. If an edit changes only the sidebar, the
 * compiler inserts the new sidebar, and does not render the page again.
 */
export interface SidebarGap {
  /** A string that marks the position in the HTML and in the data. It occurs nowhere else. */
  mark: string;
  /** The position of the sidebar in React's component tree. React derives ids from it. */
  place: object;
}

/** The page next to a sidebar, with only the fields that the sidebar depends on. */
export type PageBeside = Pick<Page, 'kind' | 'path'>;

/** A sidebar that is rendered to HTML and fills a gap. */
export interface StaticSidebar {
  html: string;
  /** The sidebar's data for hydration. */
  data: object;
}

/** Renders pages to HTML. The implementation is the viewer, built for Node. */
export interface PageRenderer {
  /**
   * @param sidebar the sidebar next to the page. If only its kind is given, the HTML has a gap for it
   * @returns undefined for a redirect
   */
  render(page: Page, site: SiteFile, sidebar: PageSidebar | PageSidebar['kind'] | undefined): StaticPage | undefined;
  /** @returns the data of a page's document, for a page whose HTML is rendered elsewhere */
  describe(page: Page, sidebar: PageSidebar | undefined): Omit<StaticPage, 'html' | 'gap' | 'head'>;
  renderSidebar(page: PageBeside, site: SiteFile, sidebar: PageSidebar, gap: SidebarGap): StaticSidebar;
}

/** The input for rendering a page with code of the site. */
export interface CodePage {
  page: Page;
  site: SiteFile;
  /** The data for hydration: see `StaticPage`. */
  data: object;
}

/** The result of rendering a page with code of the site. */
export interface RenderedCodePage {
  /** The HTML of the page. Absent if the page could not be rendered. */
  html?: string | undefined;
  head?: RenderedHead | undefined;
  /** True if all code of the page was rendered; otherwise the names of the components that failed. */
  isCodeDrawn?: true | readonly string[] | undefined;
  /** True if all theme components of the site were rendered; otherwise the slots of the components that failed. */
  isThemeDrawn?: true | readonly string[] | undefined;
  /** The errors of the site's code. */
  problems?: readonly CodeProblem[] | undefined;
}

/** An error of the site's code while it rendered. */
export interface CodeProblem extends Thrown {
  /** The kind of code that failed. */
  of: 'slot' | 'component' | 'page' | 'unknown';
  /** The name of the failed slot or component, if known. */
  name?: string | undefined;
  /** Set if the code rendered HTML that a browser would parse to a different structure. */
  isMisread?: true | undefined;
}

/** Runs the code of pages, and renders the pages. */
export interface CodePageRenderer {
  /**
   * @param load returns the exports of the module with the given address
   * @param misplacedIn returns the first element that a browser would move when it parses the HTML, or undefined
   */
  render(
    page: CodePage,
    load: (href: string) => Promise<Record<string, unknown>>,
    misplacedIn: (html: string) => Misplaced | undefined,
  ): Promise<RenderedCodePage>;
}

/** An element that browsers would move to another position when they parse HTML: a `<div>` in a `<p>`. */
export interface Misplaced {
  name: string;
  /** The offset of the element in the HTML, if known. */
  at: number;
}
