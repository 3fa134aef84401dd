import path from 'node:path';
import type { CompileOptions } from './compile-report.ts';
import { checkpointOf } from './incremental/cancellation.ts';
import { gatherChanges } from './incremental/changes.ts';
import { EnvironmentError } from './fs/environment-error.ts';
import { generationsFolder } from './output/generations.ts';
import { openSite, type OpenSite } from './project/open-site.ts';
import { watch } from './fs/watch.ts';
import { watchedFolders } from './project/content/content-folders.ts';
import { openQuietPeriod, type QuietPeriod } from './incremental/quiet-period.ts';
import { openSession, type SessionReport } from './session.ts';

/**
 * The result of one compile of a watched site: a report, or the error that prevented it. `isCheck` marks the
 * full check after changes. The full check also writes deferred files that open pages don't need, such as the search
 * index.
 */
export type WatchOutcome = { report: SessionReport; isCheck?: boolean } | { error: unknown };

export interface SiteWatch {
  /** Stops watching, after the current compile. */
  close(): Promise<void>;
}

/** Time to wait for further events after the first, before the compile, in milliseconds. */
const gathering = 5;

/**
 * Compiles a site, and compiles it again after each change. Events of the file system may be wrong or missing, so a
 * full check follows the last change. The output then equals the output of a compile from scratch.
 *
 * @param onReport called after each compile, before the next one begins
 * @returns after the first compile
 * @throws an error that prevents the first compile. Later errors are passed to `onReport`
 */
export function watchSite(
  siteDir: string,
  options: CompileOptions,
  onReport: (outcome: WatchOutcome) => Promise<void>,
): Promise<SiteWatch> {
  return openWatch(siteDir, options, onReport);
}

/** Watches a site as `watchSite` does. The returned open site has the settings of the last compile. */
export async function openWatch(
  siteDir: string,
  options: CompileOptions,
  onReport: (outcome: WatchOutcome) => Promise<void>,
): Promise<SiteWatch & { site(): OpenSite }> {
  const changes = gatherChanges();
  const site = await openSite(siteDir, options);
  const folders = watchedFolders(site);
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'dist'));
  const session = await openSession(siteDir, options);
  const watcher = await watch(
    folders,
    [outDir, generationsFolder(outDir), site.state.dir],
    changes.add,
    (error) => void onReport({ error }),
  );
  // The watcher misses changes before it is ready, so when it is ready, check all files.
  void watcher.ready.then(() => changes.add());
  let isClosed = false;

  async function follow(quietPeriod: QuietPeriod): Promise<void> {
    // Whether a full check has run since the last event. It finds changes whose events were lost.
    let isChecked = false;
    for (;;) {
      await changes.wait(isChecked ? undefined : quietPeriod.milliseconds());
      const isQuiet = !changes.signal.aborted;
      if (!isQuiet) await changes.gather(gathering);
      if (isClosed) return;
      const changed = changes.take();
      // A save cancels the full check, so that the saved page is compiled at once.
      const signal = changed ? undefined : changes.signal;
      const started = performance.now();
      const outcome = await session.compile(changed, checkpointOf(signal)).then(
        (report) => ({ report, isCheck: isQuiet }),
        (error: unknown) => ({ error }),
      );
      const isCancelled = signal !== undefined && 'error' in outcome && outcome.error === signal.reason;
      if (!changed) quietPeriod.learn(performance.now() - started, !isCancelled);
      if (isCancelled) {
        isChecked = false;
        continue;
      }
      // Repeat the check after an error of the environment, such as a locked file. The error may disappear without an
      // event.
      isChecked = isQuiet && !('error' in outcome && outcome.error instanceof EnvironmentError);
      watcher.add(session.filesOutside(folders));
      await onReport(outcome);
    }
  }

  let following: Promise<void> | undefined;
  const close = async () => {
    isClosed = true;
    changes.add();
    await following;
    await watcher.close();
    await session.close();
  };
  try {
    const report = await session.compile();
    watcher.add(session.filesOutside(folders));
    await onReport({ report });
    // Load the parser now. A start with a complete cache doesn't load it, which would delay the first save.
    await import('./parse/parse-source.ts');
    following = follow(openQuietPeriod(report.stats.milliseconds));
  } catch (error) {
    await close();
    throw error;
  }
  return { close, site: session.site };
}
