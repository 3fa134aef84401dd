import { openPool, type Pool } from './pool.ts';
import type { Packed } from './packed.ts';
import type { ParseJob } from './worker.ts';

/** Has threads parse what comes next while the documents before it are taken in, one after the other. */
export interface ParseAhead {
  /** Whether more texts may be sent before one is taken. */
  hasRoom(): boolean;
  /** The first one starts the threads. */
  send(job: ParseJob): void;
  isSent(key: string): boolean;
  /** @returns the document; nothing when it was not sent, or its thread died over it */
  take(key: string): Promise<Packed | undefined>;
  close(): Promise<void>;
}

/** How many texts are under way for each thread, so that none has to wait for the next. */
const eachAhead = 4;

/** @param threads how many; below two there are none, as the thread that takes in can do the same */
export function openParseAhead(threads: number): ParseAhead {
  const most = threads < 2 ? 0 : eachAhead * threads;
  const sent = new Map<string, Promise<Packed | undefined>>();
  let pool: Pool | undefined;
  return {
    hasRoom: () => sent.size < most,
    send(job) {
      pool ??= openPool(threads);
      sent.set(job.key, pool.parse(job));
    },
    isSent: (key) => sent.has(key),
    async take(key) {
      const packed = await sent.get(key);
      sent.delete(key);
      return packed;
    },
    close: async () => pool?.close(),
  };
}
