import type { BlogSidebarFile, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { OpenBranch } from './open-branches.ts';
import type { Sheet } from './sheets.ts';

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
  /** Where the sidebar and the data for it are left out; absent where they are in place, or where there is none. */
  gap?: SidebarGap | undefined;
  /** What its code says of the document's head; what the page itself says counts where that is absent. */
  head?: DrawnHead | undefined;
  /** The style sheets that it is shown with, beside that of every page. */
  styles: readonly Sheet[];
  /** Whether it shows components that not all pages need. */
  hasRareComponents: boolean;
}

/** What code of a page says of the document's head, and is not known before that code has been run. */
export interface DrawnHead {
  title?: string | undefined;
  description?: string | undefined;
}

/** The place of a sidebar in the document of a page: most changes of a sidebar leave the rest of the document alone. */
export interface SidebarGap {
  /** Stands in its HTML and in its data, and nowhere else in any text. */
  mark: string;
  /** Where the sidebar lies in the tree of the page's components, by which their ids are counted. */
  place: object;
}

/** What a sidebar is drawn with beside a page. */
export type PageBeside = Pick<Page, 'kind' | 'path'>;

/** A sidebar as it is put into a gap. */
export interface StaticSidebar {
  html: string;
  /** What the viewer takes it over with. */
  data: object;
}

/** Draws pages as the viewer would: the viewer once more, built for a server. */
export interface PageRenderer {
  /**
   * @param sidebar what stands beside the page; its kind alone leaves a gap for it
   * @returns undefined for a page that only leads elsewhere
   */
  render(page: Page, site: SiteFile, sidebar: PageSidebar | PageSidebar['kind'] | undefined): StaticPage | undefined;
  /** @returns what the document of a page contains of it beside its HTML, which something else draws */
  describe(page: Page, sidebar: PageSidebar | undefined): Omit<StaticPage, 'html' | 'gap' | 'head'>;
  renderSidebar(page: PageBeside, site: SiteFile, sidebar: PageSidebar, gap: SidebarGap): StaticSidebar;
}

/** A page that code of the site has a part in, and what it is drawn with. */
export interface CodePage {
  page: Page;
  site: SiteFile;
  /** What `StaticPage` carries for it. */
  data: object;
}

/** A page with what code of the site draws, as far as that can be drawn. */
export interface DrawnCodePage {
  /** Absent where nothing could be drawn. */
  html?: string | undefined;
  head?: DrawnHead | undefined;
  /** Whether the code of the page has drawn its part of it; the names of the components that have not. */
  isCodeDrawn?: true | readonly string[] | undefined;
  /** Whether the site's own parts of the viewer have drawn theirs; the slots of those that have not. */
  isThemeDrawn?: true | readonly string[] | undefined;
  /** What of it failed. */
  faults?: readonly CodeFault[] | undefined;
}

/** Something that code of the site could not draw. */
export interface CodeFault {
  reason: string;
  /** Whose code that is: a slot of the theme, a component of the page, the page as a whole, or nobody knows. */
  of: 'slot' | 'component' | 'page' | 'unknown';
  /** Of the slot or the component. */
  name?: string | undefined;
  /** Whether it was drawn, and browsers would read other elements. */
  isMisread?: true | undefined;
}

/** Draws pages, and runs the code that has a part in them. */
export interface CodePageRenderer {
  /**
   * @param load gives the exports of a module by its address
   * @param misplacedIn looks whether browsers would read HTML as it is written
   */
  render(
    page: CodePage,
    load: (href: string) => Promise<Record<string, unknown>>,
    misplacedIn: (html: string) => Misplaced | undefined,
  ): Promise<DrawnCodePage>;
}

/** An element that browsers would put elsewhere. */
export interface Misplaced {
  name: string;
  /** Where it is written in the HTML, as far as that is known. */
  at: number;
}
