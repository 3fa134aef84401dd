import { openPool, type Answer, type Pool } from './pool.ts';
import type { SealKey } from './seal.ts';
import type { ParseJob } from './worker.ts';

/** Has threads parse the next documents while the results of those before are processed, one after the other. */
export interface ParseAhead {
  /** Whether more texts may be sent before one is taken. */
  hasRoom(): boolean;
  /** The first one starts the threads. */
  send(job: ParseJob): void;
  isSent(key: string): boolean;
  /** @returns the document, as a pool answers; nothing when it was not sent, too */
  take(key: string): Promise<Answer>;
  /** Has a thread parse a text at once, as threads can be ended. */
  parse(job: ParseJob): Promise<Answer>;
  close(): Promise<void>;
}

/** How many texts are queued for each thread, so that no thread waits for the next one. */
const eachAhead = 4;

/**
 * @param threads how many; below two nothing is sent ahead, as the main thread can parse it just as well
 * @param limit how long each may take over a text, in milliseconds
 * @param sealKey what the documents are sealed with
 */
export function openParseAhead(threads: number, limit: number, sealKey: SealKey): ParseAhead {
  const most = threads < 2 ? 0 : eachAhead * threads;
  const sent = new Map<string, Promise<Answer>>();
  let pool: Pool | undefined;
  const parse = (job: ParseJob) => (pool ??= openPool(Math.max(1, threads), limit, sealKey)).parse(job);
  return {
    hasRoom: () => sent.size < most,
    send(job) {
      sent.set(job.key, parse(job));
    },
    isSent: (key) => sent.has(key),
    async take(key) {
      const packed = await sent.get(key);
      sent.delete(key);
      return packed;
    },
    parse,
    close: async () => pool?.close(),
  };
}
