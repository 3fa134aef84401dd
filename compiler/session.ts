import { compileStages } from './compile.ts';
import type { CompileOptions, CompileReport } from './compile-report.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import { openStages } from './stages.ts';

/** The result of one compile in a session. */
export type SessionReport = CompileReport;

/** An open site. Computed values are cached between compiles, and recomputed only if they are stale. */
export type Session = Awaited<ReturnType<typeof openSession>>;

/**
 * Opens a site for several compiles.
 *
 * @param siteDir the site's folder
 */
export async function openSession(siteDir: string, options: CompileOptions) {
  const stages = openStages(siteDir, options);
  // The promise of the last compile. The next compile waits for it, so compiles never overlap.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Updates the output from the current sources. If there are errors, the output is not changed.
     *
     * @param changes absolute paths that may have changed; if absent, all files are checked
     * @param checkpoint called often; cancels the compile by throwing
     * @throws ConfigError and EnvironmentError, as `compile` does. The session can still be used afterwards
     */
    compile(changes?: ReadonlySet<string>, checkpoint?: Checkpoint): Promise<SessionReport> {
      const next = turn.then(() => compileStages(stages, options, { changes, checkpoint }));
      turn = next.catch(() => undefined);
      return next;
    },
    /** Returns the absolute paths of files that the session has read outside of the given folders. The watcher needs
     * them. */
    filesOutside: (folders: readonly string[]) => stages.project.filesOutside(folders),
    /** The open site, with the settings of the last compile. */
    site: () => stages.project.site,
    close: async () => void (await turn),
  };
}
