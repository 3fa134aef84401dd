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

/** The page files that several machines share. Files of one page are one entry. */
export interface SharedPages {
  /**
   * Opens the entries of some pages.
   *
   * @param name identifies the pages: language and group
   * @param pages keys of the pages, in the order in which Lectern makes them
   */
  open(name: string, pages: readonly string[]): PageEntries;
  /** Whether `compile --verify-cache` rebuilds the entry with a key. */
  isSampled(key: string): boolean;
  /** Returns the number of pages whose files this machine has made. */
  rendered(): number;
}

/** The entries of some pages. Neighbouring pages are loaded and written together. */
export interface PageEntries {
  /**
   * @param page key of the page
   * @param key hash of everything that the files depend on
   * @returns the files; undefined if no machine has made them
   */
  find(page: string, key: string): Promise<readonly Uint8Array[] | undefined>;
  /** Registers the entry of a page. @param isNew whether this machine made the files */
  note(page: string, key: string, isNew: boolean): void;
  /** Writes the groups with new entries. @param textsOf reads the files of a page */
  write(textsOf: (page: string) => Promise<readonly string[]>): Promise<void>;
}
