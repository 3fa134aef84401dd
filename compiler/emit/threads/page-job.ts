import type { SiteFile } from '../../../corpus/schema/index.ts';
import type { PageSidebar, StaticPage } from '../../../viewer/html/page-renderer.ts';
import type { MarkdownSettings } from '../markdown/directive.ts';
import type { openShell } from '../../../viewer/html/shell.ts';

/** The values that all pages of a language share. The object can be cloned to another thread. */
export interface PageFrame {
  site: SiteFile;
  shell: Parameters<typeof openShell>;
  /** The settings that the Markdown of pages depends on. */
  markdown: MarkdownSettings;
}

/**
 * The input for rendering a page. `page`: the page, already rendered by the site's code. `kind`: the kind of sidebar,
 * for a page that the viewer still has to render.
 */
export type PreparedPage = { page: StaticPage } | { kind: PageSidebar['kind'] | undefined };

/** A page whose files another thread builds. The object can be cloned to that thread. */
export interface PageJob {
  frame: PageFrame;
  /** The page's file. */
  json: string;
  /** Absent if the page is rendered only in the browser. */
  rendering: PreparedPage | undefined;
  /** The sidebar next to the page. */
  sidebar: PageSidebar | undefined;
}

/** The kinds of files of a page. */
export type PageFileKind = 'json' | 'markdown' | 'html';

/** The absolute paths for a file that a thread writes. */
export interface Draft {
  file: string;
  /** The existing output file, if any. If its content is equal, the thread doesn't write `file`. */
  current: string | undefined;
}

/** A file that a thread made. */
export interface WrittenFile {
  bytes: number;
  sha256: string;
  /** False if the existing output file has the same content. */
  isWritten: boolean;
}

/** Threads that make and write the files of pages. */
export interface PageThreads {
  /** Number of pages that can be in progress at the same time. */
  readonly most: number;
  /**
   * Makes the files of a page, and writes them.
   *
   * @param drafts kind and paths of each file
   * @returns the written files in the same order; undefined if the page failed
   */
  write(job: PageJob, drafts: readonly (readonly [PageFileKind, Draft])[]): Promise<readonly WrittenFile[] | undefined>;
}
