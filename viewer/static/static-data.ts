import type { Sidebar } from '../layout/sidebar/sidebar.ts';

/** What static HTML carries beside what is seen, so that it can be taken over without asking for anything. */
export interface StaticData {
  /** Where the file of the page lies in the corpus, decoded; absent for the page that is not found. */
  pageFile?: string | undefined;
  sidebar?: Sidebar | undefined;
  /** Whether the sidebar has more than what is shown of it. */
  isSidebarPart?: boolean | undefined;
  /** Whether the code of the page was run to draw it; the names of the components that it lacks, where some failed. */
  isCodeDrawn?: Drawn | undefined;
  /** Whether it holds the site's own parts of the viewer; the slots of those that it lacks, where some failed. */
  isThemeDrawn?: Drawn | undefined;
}

/** Whether something was drawn, or what of it was not. */
type Drawn = boolean | readonly string[];

/** The id of the element that holds the data. */
export const staticDataId = 'page-data';
