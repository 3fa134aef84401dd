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
 * full check after changes. This check also writes outputs that open pages don't need, such as the search
 * index.
 */
export type WatchOutcome = { report: SessionReport; isCheck?: boolean } | { error: unknown };

export interface SiteWatch {
  /** Stops watching, after the current compile. */
  close(): Promise<void>;
}

/** Time between the first event and the compile, in milliseconds. */
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
  // Changes before the watcher was ready were not reported, so all files count as changed.
  void watcher.ready.then(() => changes.add());
  let isClosed = false;

  async function follow(quietPeriod: QuietPeriod): Promise<void> {
    // Whether all files were checked since the last event. Events may have been lost.
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
      // After an error of the system, such as a lock, the check is repeated, because the error may disappear.
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
    // The parser is loaded in advance. A start with a complete cache doesn't load it, and the first save should not
    // have to wait.
    await import('./parse/parse-source.ts');
    following = follow(openQuietPeriod(report.stats.milliseconds));
  } catch (error) {
    await close();
    throw error;
  }
  return { close, site: session.site };
}
