import { compileStages } from './compile.ts';
import type { CompileOptions, CompileReport } from './compile-report.ts';
import { openStages } from './stages.ts';
import type { Pause } from './incremental/pause.ts';

/** What one compile of a session did. */
export type SessionReport = CompileReport;

/** A site held open between compiles: what was computed stays, and is computed again when it is stale. */
export interface Session {
  /**
   * Brings the output to what the sources say now. With errors it stays as it was, and they are in the report.
   *
   * @param hints absolute paths that may have changed; absent: look at everything
   * @param pause called while it works; what it throws ends this compile
   * @throws ConfigError and EnvironmentError as `compile` does; the session can be used on
   */
  compile(hints?: ReadonlySet<string>, pause?: Pause): Promise<SessionReport>;
  close(): Promise<void>;
}

/** @param siteDir the site's folder */
export async function openSession(siteDir: string, options: CompileOptions): Promise<Session> {
  const stages = openStages(siteDir, options);
  // One after the other, whoever asks.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    compile(hints, pause) {
      const next = turn.then(() => compileStages(stages, options, { hints, pause }));
      turn = next.catch(() => undefined);
      return next;
    },
    close: async () => void (await turn),
  };
}
