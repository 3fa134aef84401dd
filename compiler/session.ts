import { compileStages } from './compile.ts';
import type { CompileOptions, CompileReport } from './compile-report.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import { openStages } from './stages.ts';

/** The result of one compile of a session. */
export type SessionReport = CompileReport;

/** An open site: computed values are cached between compiles, and recomputed if they are stale. */
export type Session = Awaited<ReturnType<typeof openSession>>;

/**
 * Opens a site for several compiles.
 *
 * @param siteDir the site's folder
 */
export async function openSession(siteDir: string, options: CompileOptions) {
  const stages = openStages(siteDir, options);
  // Compiles run one at a time.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Updates the output from the current sources. With errors, the output is unchanged, and the report contains them.
     *
     * @param changes absolute paths that may have changed; if absent, everything is checked
     * @param checkpoint cancels this compile by throwing
     * @throws ConfigError and EnvironmentError like `compile`; the session stays usable
     */
    compile(changes?: ReadonlySet<string>, checkpoint?: Checkpoint): Promise<SessionReport> {
      const next = turn.then(() => compileStages(stages, options, { changes, checkpoint }));
      turn = next.catch(() => undefined);
      return next;
    },
    close: async () => void (await turn),
  };
}
