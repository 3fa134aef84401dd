import { openPool, type Answer, type Pool } from './pool.ts';
import type { SealKey } from './seal.ts';
import type { ParseJob } from './worker.ts';

/** Has threads parse the next documents while the results of those before are processed, one after the other. */
export type ParseAhead = ReturnType<typeof openParseAhead>;

/** How many texts are queued for each thread, so that no thread waits for the next one. */
const eachAhead = 4;

/**
 * @param threads how many; below two nothing is sent ahead, as the main thread can parse it just as well
 * @param limit how long each may take over a text, in milliseconds
 * @param sealKey what the documents are sealed with
 */
export function openParseAhead(threads: number, limit: number, sealKey: SealKey) {
  const most = threads < 2 ? 0 : eachAhead * threads;
  const sent = new Map<string, Promise<Answer>>();
  let pool: Pool | undefined;
  const parse = (job: ParseJob) => (pool ??= openPool(Math.max(1, threads), limit, sealKey)).parse(job);
  return {
    /** Whether more texts may be sent before one is taken. */
    hasRoom: () => sent.size < most,
    /** The first one starts the threads. */
    send(job: ParseJob) {
      sent.set(job.key, parse(job));
    },
    isSent: (key: string) => sent.has(key),
    /** @returns the document, as a pool answers; nothing when it was not sent, too */
    async take(key: string) {
      const packed = await sent.get(key);
      sent.delete(key);
      return packed;
    },
    /** Has a thread parse a text at once, as threads can be ended. */
    parse,
    close: async () => pool?.close(),
  };
}
