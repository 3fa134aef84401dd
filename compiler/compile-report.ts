import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import type { EnvironmentError } from './fs/environment-error.ts';
import type { Notice } from './docusaurus/notice.ts';
import { explainPage, type PageExplanation } from './explain-page.ts';
import type { Published } from './output/publish.ts';
import type { StageClock, StageTime } from './stage-clock.ts';
import type { Stages } from './stages.ts';

/** The progress of a run. */
export interface Progress {
  /** The current stage. */
  stage: string;
  /** The number of finished and of all items, if known. */
  done?: number | undefined;
  all?: number | undefined;
}

export interface CompileOptions {
  /** The output folder, relative to the current folder; `dist` in the site's folder by default. */
  outDir?: string | undefined;
  /** Cache parsed documents for the next run. */
  cache?: boolean | undefined;
  /** Publish nothing if there are warnings. */
  strict?: boolean | undefined;
  /** The maximum number of parser threads; with 1, the main thread parses. */
  jobs?: number | undefined;
  /** For authors: includes drafts, doesn't resize images, and reloads pages after changes. */
  development?: boolean | undefined;
  /** The only language to compile, directly into the output folder; all languages if absent. */
  locale?: string | undefined;
  /** Replace missing packages that a Docusaurus site's config imports by stubs. */
  stubMissing?: boolean | undefined;
  /** The page whose dependencies the report lists: its path, or the path of its source. */
  explain?: string | undefined;
  /**
   * The published site, as a compiled folder, a file of routes or an address. Warns about its routes that are missing
   * now.
   */
  against?: string | undefined;
  /** The folder of the cache, relative to the current folder; `.lectern` in the site's folder by default. */
  cacheDir?: string | undefined;
  /** The config, relative to the current folder or to the site's; by default the usual file in the site's folder. */
  config?: string | undefined;
  /** Called often, with the progress of the run. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** The input of one run. */
export interface CompileRun {
  /** Absolute paths that may have changed since the last run; if absent, everything is checked. */
  changes?: ReadonlySet<string> | undefined;
  /** Cancels the run by throwing. */
  checkpoint?: Checkpoint | undefined;
}

/** The result of a compile. */
export interface CompileReport {
  /** Whether the output was updated. With errors, it is unchanged. */
  published: boolean;
  /** Sorted by location. */
  diagnostics: Diagnostic[];
  /**
   * Settings of a Docusaurus site that work differently here, or are ignored; empty for a site with a Lectern config.
   */
  notices: readonly Notice[];
  /** The number of pages. */
  pages: number;
  /** Paths in the output that were written or removed, sorted. */
  changed: readonly string[];
  /** The explanation of the requested page. */
  explanation?: PageExplanation | undefined;
  /** Measurements, which differ from run to run and are not in the output. */
  stats: CompileStats;
}

export interface CompileStats {
  documents: number;
  /** The number of parsed documents; the others came from the cache. */
  parsed: number;
  /** The number of written files. */
  written: number;
  /** The number of removed files. */
  removed: number;
  /** The total size of the written files. */
  bytes: number;
  milliseconds: number;
  /** In the order of their run. */
  stages: StageTime[];
  /** The reason why the next run can't use the whole cache, if it can't. */
  cacheFault?: CacheFault | undefined;
}

/** The reason why the cache could not be used, which fails no run. */
export type CacheFault = Pick<EnvironmentError, 'message' | 'hint'>;

/**
 * Creates the report of a compile.
 *
 * @param published the result of publishing; absent if nothing was published
 */
export function reportOf(
  stages: Stages,
  options: CompileOptions,
  diagnostics: Diagnostic[],
  published: Published | undefined,
  clock: StageClock,
): CompileReport {
  const { site, parsed } = stages;
  const { written = 0, removed = 0, bytes = 0, changed = [] } = published ?? {};
  return {
    published: published !== undefined,
    diagnostics,
    notices: stages.project.site.notices,
    pages: site.routes.length,
    changed,
    ...(options.explain !== undefined && { explanation: explainPage(stages, options.explain) }),
    stats: {
      documents: parsed.sources.size,
      parsed: parsed.parsedCount,
      written,
      removed,
      bytes,
      milliseconds: clock.elapsed(),
      stages: clock.stages,
      ...cacheFaultOf(stages.project, options),
    },
  };
}

/** @returns the error of a site's cache, if the cache is enabled */
export function cacheFaultOf(
  { cacheFolder }: Stages['project'],
  { cache = true }: Pick<CompileOptions, 'cache'>,
): { cacheFault?: CacheFault } {
  const fault = cache ? cacheFolder.fault() : undefined;
  return fault ? { cacheFault: { message: fault.message, hint: fault.hint } } : {};
}
