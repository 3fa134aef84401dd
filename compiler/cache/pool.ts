import { Worker } from 'node:worker_threads';
import { chosenParser } from '../parse/parser-choice.ts';
import type { Packed } from './packed.ts';
import type { SealKey } from './seal.ts';
import type { ParseJob, WorkerData } from './worker.ts';
import { afterWork } from './working-time.ts';

/** A pool of threads that parse documents. */
export type Pool = ReturnType<typeof openPool>;

export type Answer = Packed | 'late' | undefined;

/** A thread, and the requests that it has not answered, in order. */
interface Thread {
  worker: Worker;
  waiting: { job: ParseJob; answer(packed: Answer): void }[];
  /** Whether the thread has loaded the parser. If the thread fails before that, no document is the cause. */
  isReady: boolean;
  /** Cancels the time limit of the thread's first request. */
  stopTime?(): void;
}

// The built file, which threads always run, because tsx doesn't work in threads.
const script = new URL(
  import.meta.url.endsWith('.ts') ? '../../build/compiler/worker.js' : './worker.js',
  import.meta.url,
);
interface PoolOptions {
  /** The script that threads run. */
  file?: URL;
  /** Maximum heap of a thread in megabytes, not counting garbage of the previous document. */
  memory?: number;
}

/**
 * Opens a pool of threads. They start with the first document.
 *
 * @param threads number of threads
 * @param limit time limit per document, in milliseconds
 * @param sealKey key for sealing entries
 */
export function openPool(
  threads: number,
  limit: number,
  sealKey: SealKey,
  { file = script, memory = 1024 }: PoolOptions = {},
) {
  let alive = Array.from({ length: threads }, () => openThread());

  function openThread(): Thread {
    const thread: Thread = {
      worker: new Worker(file, {
        workerData: { parser: chosenParser(), sealKey } satisfies WorkerData,
        resourceLimits: { maxOldGenerationSizeMb: memory },
      }),
      waiting: [],
      isReady: false,
    };
    thread.worker.on('message', (message: Packed | 'ready') => {
      if (message === 'ready') thread.isReady = true;
      else thread.waiting.shift()?.answer(message);
      startTime(thread);
    });
    thread.worker.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ERR_WORKER_OUT_OF_MEMORY') replace(thread);
      else end(thread);
    });
    thread.worker.on('exit', () => end(thread));
    return thread;
  }

  function end(thread: Thread): void {
    thread.stopTime?.();
    alive = alive.filter((other) => other !== thread);
    for (const { answer } of thread.waiting.splice(0)) answer(undefined);
  }

  /** Starts the time limit of the first request. */
  function startTime(thread: Thread): void {
    thread.stopTime?.();
    if (thread.isReady && thread.waiting.length > 0) thread.stopTime = afterWork(limit, () => replace(thread));
  }

  /** Terminates a thread and drops its current document. Another thread gets its other requests. */
  function replace(thread: Thread): void {
    const [first, ...others] = thread.waiting.splice(0);
    end(thread);
    void thread.worker.terminate();
    const next = openThread();
    alive.push(next);
    for (const waiting of others) send(next, waiting);
    first?.answer('late');
  }

  function send(thread: Thread, waiting: Thread['waiting'][number]): void {
    thread.waiting.push(waiting);
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    thread.worker.postMessage(waiting.job);
    if (thread.waiting.length === 1) startTime(thread);
  }

  return {
    /**
     * @returns the document as an entry of the cache; `late` if the document exceeded the time or memory limit.
     * Undefined if the thread crashed. The caller must then parse the document itself
     */
    async parse(job: ParseJob): Promise<Answer> {
      const [first, ...others] = alive;
      if (!first) return undefined;
      const idlest = others.reduce(
        (best, thread) => (thread.waiting.length < best.waiting.length ? thread : best),
        first,
      );
      return new Promise((resolve) => send(idlest, { job, answer: resolve }));
    },
    close: async () => {
      const threads = alive;
      for (const thread of threads) thread.stopTime?.();
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
