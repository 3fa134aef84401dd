import { chosenParser } from '../parse/parser-choice.ts';
import { openPool, threadScript, type Pool } from '../threads/pool.ts';
import type { Packed } from './packed.ts';
import type { SealKey } from './seal.ts';
import type { ParseJob, WorkerData } from './worker.ts';

/**
 * A parsed document, packed as a cache entry. `late` if parsing exceeded the time limit, undefined if the thread
 * crashed.
 */
export type Answer = Packed | 'late' | undefined;

/** Parses documents in threads, while the main thread processes documents that are already parsed. */
export type ParseAhead = ReturnType<typeof openParseAhead>;

/** Number of documents that are queued per thread, so that no thread has to wait. */
const eachAhead = 4;

/**
 * Opens a queue of documents that threads parse in advance.
 *
 * @param threads number of threads. With one thread, documents are not parsed in advance, because the main thread is
 * equally fast
 * @param limit time limit per document, in milliseconds
 * @param sealKey key for sealing entries
 */
export function openParseAhead(threads: number, limit: number, sealKey: SealKey) {
  const most = threads < 2 ? 0 : eachAhead * threads;
  const sent = new Map<string, Promise<Answer>>();
  let pool: Pool<Packed> | undefined;
  const parse = (job: ParseJob) => (pool ??= openParsePool(Math.max(1, threads), limit, sealKey)).run(() => job);
  return {
    /** Whether the queue has room for another document. Each call of `take` frees a slot. */
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

/** Opens a pool of threads that parse documents. Each job is a `ParseJob`. */
export function openParsePool(threads: number, limit: number, sealKey: SealKey): Pool<Packed> {
  const data: WorkerData = { parser: chosenParser(), sealKey };
  return openPool({ file: threadScript('worker'), data, threads, limit });
}
