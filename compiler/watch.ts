import path from 'node:path';
import type { CompileOptions } from './compile.ts';
import { EnvironmentError } from './host/environment-error.ts';
import { watch } from './host/watch.ts';
import { openSession, type SessionReport } from './session.ts';

/** What one look at a watched site came to: a report, or what kept it from being compiled at all. */
export type WatchOutcome = { report: SessionReport } | { error: unknown };

export interface SiteWatch {
  /** Ends after the compile that is under way. */
  close(): Promise<void>;
}

/** In milliseconds: how long more hints are waited for after the first. One save is often several events. */
const gathering = 5;
/** In milliseconds: after as long without a hint everything is looked at once, since events may have been lost. */
const quiet = 700;

/**
 * Compiles a site, and again whenever it changes. When the changes end the output is what a cold compile would write: the
 * events of the file system are hints where to look, and a last look at everything does without them.
 *
 * @param tell is told of each look before the next begins
 * @returns after the first one
 * @throws what keeps the site from being compiled at all at first; later that is told
 */
export async function watchSite(siteDir: string, options: CompileOptions, tell: (outcome: WatchOutcome) => Promise<void>): Promise<SiteWatch> {
  const dir = path.resolve(siteDir);
  const hints = new Set<string>();
  let isAnything = false;
  let isClosed = false;
  let wake = () => {};
  const isPending = () => isClosed || isAnything || hints.size > 0;
  const hint = (file?: string) => {
    if (file === undefined) isAnything = true;
    else hints.add(file);
    wake();
  };
  const someHint = (milliseconds?: number) =>
    new Promise<void>((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const session = await openSession(siteDir, options);
  const watcher = await watch([dir], [path.resolve(options.outDir ?? path.join(dir, 'dist'))], hint);
  // What changed before was not told of.
  void watcher.ready.then(() => hint());

  async function follow(): Promise<void> {
    let isSettled = false;
    for (;;) {
      if (!isPending()) await someHint(isSettled ? undefined : quiet);
      const isQuiet = !isPending();
      if (!isQuiet) await new Promise((resolve) => setTimeout(resolve, gathering));
      if (isClosed) return;
      const looked = isQuiet || isAnything ? undefined : new Set(hints);
      hints.clear();
      isAnything = false;
      const outcome = await session.compile(looked).then(
        (report) => ({ report }),
        (error: unknown) => ({ error }),
      );
      // A machine that refuses, or another compile of the same output, may not do so for long.
      isSettled = isQuiet && !('error' in outcome && outcome.error instanceof EnvironmentError);
      await tell(outcome);
    }
  }

  let following = Promise.resolve();
  const close = async () => {
    isClosed = true;
    wake();
    await following;
    await watcher.close();
    await session.close();
  };
  try {
    await tell({ report: await session.compile() });
  } catch (error) {
    await close();
    throw error;
  }
  following = follow();
  return { close };
}
