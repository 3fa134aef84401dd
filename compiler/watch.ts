import path from 'node:path';
import type { CompileOptions } from './compile-report.ts';
import { checkpointOf } from './incremental/cancellation.ts';
import { gatherChanges } from './incremental/changes.ts';
import { EnvironmentError } from './fs/environment-error.ts';
import { generationsFolder } from './output/generations.ts';
import { openSite } from './project/open-site.ts';
import { watch } from './fs/watch.ts';
import { watchedFolders } from './project/content/content-folders.ts';
import { openQuietPeriod, type QuietPeriod } from './incremental/quiet-period.ts';
import { openSession, type SessionReport } from './session.ts';

/**
 * The result of one compile of a watched site: a report, or the error that prevented it. `isCheck` marks the full check
 * after changes. It also writes outputs that no open page waits for, for example the search index.
 */
export type WatchOutcome = { report: SessionReport; isCheck?: boolean } | { error: unknown };

export interface SiteWatch {
  /** Ends after the current compile. */
  close(): Promise<void>;
}

/** In milliseconds: from the first event to the compile. */
const gathering = 5;

/**
 * Compiles a site, and again after each change. After the last change, the output equals the output of a cold compile.
 * File system events are only hints, and a final full check does not need them.
 *
 * @param onReport called after each compile, before the next begins
 * @returns after the first compile
 * @throws an error that prevents the first compile; later errors are reported
 */
export async function watchSite(
  siteDir: string,
  options: CompileOptions,
  onReport: (outcome: WatchOutcome) => Promise<void>,
): Promise<SiteWatch> {
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
  // Earlier changes were not reported.
  void watcher.ready.then(() => changes.add());
  let isClosed = false;

  async function follow(quietPeriod: QuietPeriod): Promise<void> {
    // Events may have been lost, so everything is checked once after the last event.
    let isChecked = false;
    for (;;) {
      await changes.wait(isChecked ? undefined : quietPeriod.milliseconds());
      const isQuiet = !changes.signal.aborted;
      if (!isQuiet) await changes.gather(gathering);
      if (isClosed) return;
      const changed = changes.take();
      // A save cancels the full check, so that a saved page doesn't wait for it.
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
      // An error of the environment, or the lock of another compile, may disappear soon: the site is checked again.
      isChecked = isQuiet && !('error' in outcome && outcome.error instanceof EnvironmentError);
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
    await onReport({ report });
    // Preloads the parser. A start with a complete cache never loads it, and the first save should not wait for it.
    await import('./parse/parse-source.ts');
    following = follow(openQuietPeriod(report.stats.milliseconds));
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
