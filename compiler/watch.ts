import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompileOptions } from './compile-report.ts';
import { gatherHints } from './incremental/hints.ts';
import { EnvironmentError } from './fs/environment-error.ts';
import { openSite } from './project/open-site.ts';
import { watch } from './fs/watch.ts';
import { watchedFolders } from './project/watched-folders.ts';
import { openPatience, type Patience } from './incremental/patience.ts';
import { Interrupted, pauseFor } from './incremental/pause.ts';
import { openSession, type SessionReport } from './session.ts';

/** What one look at a watched site came to: a report, or what kept it from being compiled at all. */
export type WatchOutcome = { report: SessionReport } | { error: unknown };

export interface SiteWatch {
  /** Ends after the compile that is under way. */
  close(): Promise<void>;
}

/** In milliseconds: how long more hints are waited for after the first. One save is often several events. */
const gathering = 5;

/**
 * Compiles a site, and again whenever it changes. When the changes end the output is what a cold compile would write: the
 * events of the file system are hints where to look, and a last look at everything does without them.
 *
 * @param onReport is told of each look before the next begins
 * @returns after the first one
 * @throws what keeps the site from being compiled at all at first; later that is told
 */
export async function watchSite(
  siteDir: string,
  options: CompileOptions,
  onReport: (outcome: WatchOutcome) => Promise<void>,
): Promise<SiteWatch> {
  const hints = gatherHints();
  const folders = watchedFolders(await openSite(siteDir));
  const outDir = path.resolve(options.outDir ?? path.join(siteDir, 'dist'));
  const session = await openSession(siteDir, options);
  const watcher = await watch(folders, [outDir], hints.add, (error) => void onReport({ error }));
  // What changed before that was not told of.
  void watcher.ready.then(() => hints.add());
  let isClosed = false;

  async function follow(patience: Patience): Promise<void> {
    // Events may have been lost: when there are no more, everything is looked at once.
    let isSettled = false;
    for (;;) {
      await hints.wait(isSettled ? undefined : patience.milliseconds());
      const isQuiet = !hints.isPending();
      if (!isQuiet) await sleep(gathering);
      if (isClosed) return;
      const told = hints.take();
      const started = performance.now();
      // Whoever saves a page meanwhile is not to wait until everything has been looked at.
      const outcome = await session.compile(told, told ? undefined : pauseFor(hints.isPending)).then(
        (report) => ({ report }),
        (error: unknown) => ({ error }),
      );
      const isInterrupted = 'error' in outcome && outcome.error instanceof Interrupted;
      if (!told) patience.learn(performance.now() - started, !isInterrupted);
      if (isInterrupted) {
        isSettled = false;
        continue;
      }
      // A machine that refuses, or another compile of the same output, may not do so for long.
      isSettled = isQuiet && !('error' in outcome && outcome.error instanceof EnvironmentError);
      await onReport(outcome);
    }
  }

  let following: Promise<void> | undefined;
  const close = async () => {
    isClosed = true;
    hints.add();
    await following;
    await watcher.close();
    await session.close();
  };
  try {
    const report = await session.compile();
    await onReport({ report });
    // A start that found all in the cache never needed the parser; the first save is not to wait for it.
    await import('./parse/parse-source.ts');
    following = follow(openPatience(report.milliseconds));
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
