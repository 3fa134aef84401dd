import { compileStages } from './compile.ts';
import type { CompileOptions, CompileReport } from './compile-report.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import { openStages } from './stages.ts';

/** The result of one compile of a session. */
export type SessionReport = CompileReport;

/** A site held open between compiles: what was computed stays, and is computed again when it is stale. */
export type Session = Awaited<ReturnType<typeof openSession>>;

/** @param siteDir the site's folder */
export async function openSession(siteDir: string, options: CompileOptions) {
  const stages = openStages(siteDir, options);
  // Compiles run one after the other.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Brings the output to what the sources say now. With errors it stays as it was, and they are in the report.
     *
     * @param changes absolute paths that may have changed; absent: check everything
     * @param checkpoint cancels this compile by what it throws
     * @throws ConfigError and EnvironmentError as `compile` does; the session can be used on
     */
    compile(changes?: ReadonlySet<string>, checkpoint?: Checkpoint): Promise<SessionReport> {
      const next = turn.then(() => compileStages(stages, options, { changes, checkpoint }));
      turn = next.catch(() => undefined);
      return next;
    },
    close: async () => void (await turn),
  };
}
