import { compileWith, holdNothing, type CompileOptions, type CompileReport } from './compile.ts';
import type { Pause } from './pause.ts';

/** What one compile of a session did. */
export type SessionReport = CompileReport;

/** A site held open between compiles: heads, links and what was written stay in memory. */
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
  const held = holdNothing();
  // One after the other, whoever asks.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    compile(hints, pause) {
      const next = turn.then(() => compileWith(held, siteDir, options, { hints, pause }));
      turn = next.catch(() => undefined);
      return next;
    },
    close: async () => void (await turn),
  };
}
