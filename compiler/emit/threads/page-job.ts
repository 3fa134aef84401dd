import type { SiteFile } from '../../../corpus/schema/index.ts';
import type { PageSidebar, StaticPage } from '../../../viewer/html/page-renderer.ts';
import type { MarkdownSettings } from '../markdown/directive.ts';
import type { openShell } from '../../../viewer/html/shell.ts';

/** The values that all pages of a language share. It can be sent to a thread. */
export interface PageFrame {
  site: SiteFile;
  shell: Parameters<typeof openShell>;
  /** The settings that the Markdown of pages depends on. */
  markdown: MarkdownSettings;
}

/** `page`: a page that code of the site has rendered. `kind`: the sidebar kind of a page that the viewer renders. */
export type PreparedPage = { page: StaticPage } | { kind: PageSidebar['kind'] | undefined };

/** A page whose files a thread makes. It can be sent to a thread. */
export interface PageJob {
  frame: PageFrame;
  /** The page's file. */
  json: string;
  /** How the page becomes HTML. Absent if only the browser renders it. */
  rendering: PreparedPage | undefined;
  /** The sidebar next to the page. */
  sidebar: PageSidebar | undefined;
}

/** The files of a page. */
export type PageFileKind = 'json' | 'markdown' | 'html';

/** Where a thread writes a file. Paths are absolute. */
export interface Draft {
  file: string;
  /** The existing output file, if any. If its content is the same, the thread writes nothing. */
  current: string | undefined;
}

/** A file that a thread made. */
export interface WrittenFile {
  bytes: number;
  sha256: string;
  /** False if the current file has the same content. */
  isWritten: boolean;
}

/** Threads that make and write the files of pages. */
export interface PageThreads {
  /** Number of pages that can be in progress at the same time. */
  readonly most: number;
  /**
   * Makes the files of a page, and writes them.
   *
   * @param drafts where to write each file
   * @returns the written files in the same order; undefined if the page failed
   */
  write(job: PageJob, drafts: readonly (readonly [PageFileKind, Draft])[]): Promise<readonly WrittenFile[] | undefined>;
}
