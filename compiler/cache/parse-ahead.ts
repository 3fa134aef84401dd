import { openPool, type Answer, type Pool } from './pool.ts';
import type { SealKey } from './seal.ts';
import type { ParseJob } from './worker.ts';

/** Parses the next documents in threads while the results of earlier documents are processed one by one. */
export type ParseAhead = ReturnType<typeof openParseAhead>;

/** The number of documents in the queue of each thread, so that no thread is idle. */
const eachAhead = 4;

/**
 * @param threads the number of threads; below two, nothing is parsed ahead, because the main thread is as fast
 * @param limit the time limit for each text, in milliseconds
 * @param sealKey the key that seals the documents
 */
export function openParseAhead(threads: number, limit: number, sealKey: SealKey) {
  const most = threads < 2 ? 0 : eachAhead * threads;
  const sent = new Map<string, Promise<Answer>>();
  let pool: Pool | undefined;
  const parse = (job: ParseJob) => (pool ??= openPool(Math.max(1, threads), limit, sealKey)).parse(job);
  return {
    /** Whether more documents may be sent before a result is taken. */
    hasRoom: () => sent.size < most,
    /** The first call starts the threads. */
    send(job: ParseJob) {
      sent.set(job.key, parse(job));
    },
    isSent: (key: string) => sent.has(key),
    /** @returns the result of the pool; undefined also if the text was not sent */
    async take(key: string) {
      const packed = await sent.get(key);
      sent.delete(key);
      return packed;
    },
    /** Parses a document at once, in a thread, because a thread can be terminated. */
    parse,
    close: async () => pool?.close(),
  };
}
