import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import type { EnvironmentError } from './fs/environment-error.ts';
import type { Notice } from './extensions/hooks/notice.ts';
import type { Cause } from './incremental/explain.ts';
import type { StageTime } from './stage-clock.ts';

/** The progress of a run. */
export interface Progress {
  /** The current stage. */
  stage: string;
  /** The number of finished items, and of all items, if known. */
  done?: number | undefined;
  all?: number | undefined;
}

export interface CompileOptions {
  /** The output folder, relative to the current folder. Default: `dist` in the site's folder. */
  outDir?: string | undefined;
  /** Whether to cache parsed documents for the next run. */
  cache?: boolean | undefined;
  /** Whether warnings prevent publishing. */
  strict?: boolean | undefined;
  /** The part of the cached entries to rebuild and compare: 0.01 is one of a hundred. Default: 0. */
  verifyCache?: number | undefined;
  /** Maximum number of parser threads. With 1, the main thread parses. */
  jobs?: number | undefined;
  /**
   * Whether to compile for authors. This includes drafts, doesn't resize images, and reloads open pages after changes.
   */
  development?: boolean | undefined;
  /** The only language to compile; its pages are at the base URL. If absent, all languages are compiled. */
  locale?: string | undefined;
  /** Whether missing packages that the config imports are replaced by placeholders. Only for a Docusaurus site. */
  stubMissing?: boolean | undefined;
  /** Path of a page, or of its source. The report lists the page's dependencies. */
  explain?: string | undefined;
  /**
   * The published site: a compiled folder, a file of routes, or a URL. The compile reports a warning for each
   * published address that no longer exists.
   */
  against?: string | undefined;
  /** The cache's folder, relative to the current folder. Default: `.lectern` in the site's folder. */
  cacheDir?: string | undefined;
  /**
   * Path of the config, relative to the current folder or to the site's folder. Default: the config in the
   * site's folder.
   */
  config?: string | undefined;
  /** Called often during a run. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Options for a single run. */
export interface CompileRun {
  /** Absolute paths of files that may have changed since the last run. If absent, Lectern checks all files. */
  changes?: ReadonlySet<string> | undefined;
  /** Called often during the run. Throws to cancel the run. */
  checkpoint?: Checkpoint | undefined;
}

/** The result of a compile. */
export interface CompileReport {
  /** Whether the output was updated. False if the site has errors. */
  published: boolean;
  /** All diagnostics, sorted by location. */
  diagnostics: Diagnostic[];
  /**
   * Docusaurus settings that Lectern ignores, or translates to something different. Empty for a site with a
   * Lectern config.
   */
  notices: readonly Notice[];
  /** The number of pages. */
  pages: number;
  /** The number of pages that were rendered to HTML with an error. Absent if there are none. */
  failedPages?: number | undefined;
  /** Paths of output files that were written or removed, sorted. */
  changed: readonly string[];
  /** The dependencies of the page in the option `explain`. */
  explanation?: PageExplanation | undefined;
  /** Measurements. They differ between runs, and are not in the output. */
  stats: CompileStats;
}

/** The dependencies of a page, and the reason why it was last rebuilt. */
export interface PageExplanation {
  /** Path of the page, including the base URL. */
  page: string;
  /** Output path of the page's data file. */
  file: string;
  /** Names of the values in the dependency graph that the page has read, in this order. */
  dependsOn: string[];
  /**
   * The dependencies that caused the last rebuild, each with its causes, down to the changed files. Empty after the
   * first build.
   */
  causes: Cause[];
}

export interface CompileStats {
  documents: number;
  /** The number of documents that were parsed. All other documents came from the cache. */
  parsed: number;
  /** The number of pages that this machine has rendered. Absent if the run used no page files of other machines. */
  rendered?: number | undefined;
  /** The number of written files. */
  written: number;
  /** The number of removed files. */
  removed: number;
  /** Total size of the written files, in bytes. */
  bytes: number;
  milliseconds: number;
  /** Times of the stages, in the order in which they ran. */
  stages: StageTime[];
  /** A problem of the cache: the next run then can't use all entries. Absent without a problem. */
  cacheFault?: CacheProblem | undefined;
}

/** The reason why the cache could not be used. The run succeeds anyway. */
export type CacheProblem = Pick<EnvironmentError, 'message' | 'hint'>;
