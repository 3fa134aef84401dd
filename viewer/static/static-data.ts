import type { Sidebar } from '../layout/sidebar/sidebar.ts';

/** The data in static HTML for hydration without further requests. */
export interface StaticData {
  /** The decoded path of the page file in the corpus; absent for the not-found page. */
  pageFile?: string | undefined;
  sidebar?: Sidebar | undefined;
  /** Whether the sidebar contains more items than the HTML. */
  isSidebarPart?: boolean | undefined;
  /** Whether the code of the page was rendered, or the names of the components that failed. */
  isCodeDrawn?: Drawn | undefined;
  /** Whether the site's theme components were rendered, or the slots of those that failed. */
  isThemeDrawn?: Drawn | undefined;
}

/** Whether all of it was rendered, or the names of the failed components. */
type Drawn = boolean | readonly string[];

/** The id of the element with the data. */
export const staticDataId = 'page-data';
