import { openPool, type Answer, type Pool } from './pool.ts';
import type { SealKey } from './seal.ts';
import type { ParseJob } from './worker.ts';

/** Parses the next documents in threads, while the main thread processes earlier ones. */
export type ParseAhead = ReturnType<typeof openParseAhead>;

/** Number of documents that are queued per thread, so that no thread has to wait. */
const eachAhead = 4;

/**
 * Opens a queue of documents that threads parse in advance.
 *
 * @param threads number of threads. With fewer than two, nothing is parsed ahead, because the main thread is as fast
 * @param limit time limit per document, in milliseconds
 * @param sealKey key for sealing entries
 */
export function openParseAhead(threads: number, limit: number, sealKey: SealKey) {
  const most = threads < 2 ? 0 : eachAhead * threads;
  const sent = new Map<string, Promise<Answer>>();
  let pool: Pool | undefined;
  const parse = (job: ParseJob) => (pool ??= openPool(Math.max(1, threads), limit, sealKey)).parse(job);
  return {
    /** Whether another document can be sent before a result is taken. */
    hasRoom: () => sent.size < most,
    /** Sends a document. The first call starts the threads. */
    send(job: ParseJob) {
      sent.set(job.key, parse(job));
    },
    isSent: (key: string) => sent.has(key),
    /** Returns the result for a document; undefined if the document was not sent. */
    async take(key: string) {
      const packed = await sent.get(key);
      sent.delete(key);
      return packed;
    },
    /** Parses a document in a thread and waits for it. Unlike the main thread, a thread can be terminated. */
    parse,
    close: async () => pool?.close(),
  };
}
