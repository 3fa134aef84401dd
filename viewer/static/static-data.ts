import type { Sidebar } from '../layout/sidebar/sidebar.ts';

/** The data in static HTML that hydration reads instead of requesting files. */
export interface StaticData {
  /** The decoded path of the page file in the corpus. Absent for the not-found page. */
  pageFile?: string | undefined;
  sidebar?: Sidebar | undefined;
  /** Whether the HTML contains only some items of the sidebar. */
  isSidebarPart?: boolean | undefined;
  /** Whether the code of the page was rendered. A list names the components that failed. */
  isCodeDrawn?: Rendered | undefined;
  /** Whether the theme components of the site were rendered. A list names the slots of failed components. */
  isThemeDrawn?: Rendered | undefined;
}

/** True if everything was rendered; otherwise the names of the failed components. */
type Rendered = boolean | readonly string[];

/** The id of the script element that contains the data. */
export const staticDataId = 'page-data';
