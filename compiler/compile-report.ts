import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import type { EnvironmentError } from './fs/environment-error.ts';
import type { Notice } from './docusaurus/notice.ts';
import { explainPage, type PageExplanation } from './explain-page.ts';
import type { Published } from './output/publish.ts';
import type { StageClock, StageTime } from './stage-clock.ts';
import type { Stages } from './stages.ts';

/** How far a run has come. */
export interface Progress {
  /** What is done now. */
  stage: string;
  /** How much of it is done, of how much, where that is known. */
  done?: number | undefined;
  all?: number | undefined;
}

export interface CompileOptions {
  /** Where to write, relative to the current folder; `dist` in the site's folder when absent. */
  outDir?: string | undefined;
  /** Keep parsed documents for the next run. */
  cache?: boolean | undefined;
  /** Publish nothing when there are warnings. */
  strict?: boolean | undefined;
  /** How many threads may parse; with 1 the main thread does. */
  jobs?: number | undefined;
  /** For authors, not for readers: with drafts, pictures in their own size, and pages that reload on changes. */
  development?: boolean | undefined;
  /** The language that alone is compiled, to the output folder itself; all that are served together when absent. */
  locale?: string | undefined;
  /** Go on without packages that a Docusaurus site's config imports and that are not installed. */
  stubMissing?: boolean | undefined;
  /** The page whose dependencies the report lists: its path, or that of its source. */
  explain?: string | undefined;
  /** A compiled folder, a file of routes or an address: where the site is published. Its routes are to be kept. */
  against?: string | undefined;
  /** The folder of the cache, relative to the current folder; `.lectern` in the site's folder when absent. */
  cacheDir?: string | undefined;
  /** The config, relative to the current folder or to the site's; the usual one in the site's folder when absent. */
  config?: string | undefined;
  /** Is told how far a run has come, often. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** The input of one run. */
export interface CompileRun {
  /** Absolute paths that may have changed since the last; absent: check everything. */
  changes?: ReadonlySet<string> | undefined;
  /** Cancels the run by throwing. */
  checkpoint?: Checkpoint | undefined;
}

/** The result of a compile. */
export interface CompileReport {
  /** Whether the output is now what the content says. With errors it is not, and stays as it was. */
  published: boolean;
  /** Sorted by place. */
  diagnostics: Diagnostic[];
  /** Settings of a Docusaurus site that work differently here, or are ignored; empty for a site with a config of Lectern's. */
  notices: readonly Notice[];
  /** How many pages the site has. */
  pages: number;
  /** Paths in the output that were written or removed, sorted. */
  changed: readonly string[];
  /** Of the page that was requested. */
  explanation?: PageExplanation | undefined;
  /** Telemetry: none of it is in the output, and it differs from run to run. */
  stats: CompileStats;
}

export interface CompileStats {
  documents: number;
  /** How many documents had to be parsed; the others came from the cache. */
  parsed: number;
  /** How many files were written. */
  written: number;
  /** How many files were removed. */
  removed: number;
  /** Of the files that were written. */
  bytes: number;
  milliseconds: number;
  /** In the order in which they ran. */
  stages: StageTime[];
  /** Why the next run can't use all of the cache; absent when it can. */
  cacheFault?: CacheFault | undefined;
}

/** Why the cache could not be used, which fails no run. */
export type CacheFault = Pick<EnvironmentError, 'message' | 'hint'>;

/** @param published what was written; nothing was when it is absent */
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

/** @returns what is to be said of a site's cache, where one is wanted */
export function cacheFaultOf(
  { cacheFolder }: Stages['project'],
  { cache = true }: Pick<CompileOptions, 'cache'>,
): { cacheFault?: CacheFault } {
  const fault = cache ? cacheFolder.fault() : undefined;
  return fault ? { cacheFault: { message: fault.message, hint: fault.hint } } : {};
}
