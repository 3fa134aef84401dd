import { Worker } from 'node:worker_threads';
import { afterWork } from './working-time.ts';

/**
 * A pool of threads. Each thread processes its jobs in order.
 *
 * @typeParam Answer the result of a job. Each message of a thread except the first one, `ready`, is an answer
 */
export interface Pool<Answer> {
  /**
   * Runs a job in the thread with the fewest jobs.
   *
   * @param jobFor returns the message for a thread. It is called again if another thread must repeat the job
   * @returns the answer; `late` if the job exceeded the time or memory limit. Undefined if the thread crashed:
   *   the caller must then do the work itself
   */
  run(jobFor: (thread: object) => unknown): Promise<Answer | 'late' | undefined>;
  close(): Promise<void>;
}

interface PoolOptions {
  /** The script that threads run. */
  file: URL;
  /** The data that a thread gets when it starts. */
  data: unknown;
  /** Number of threads. They start at once. */
  threads: number;
  /** Time limit per job, in milliseconds of CPU time. */
  limit: number;
  /** Maximum heap of a thread in megabytes, not counting garbage of the previous job. */
  memory?: number | undefined;
}

/** A job that has no answer yet. */
interface Waiting<Answer> {
  jobFor(thread: object): unknown;
  answer(answer: Answer | 'late' | undefined): void;
}

/** A thread, and the jobs that it has not answered, in order. */
interface Thread<Answer> {
  worker: Worker;
  waiting: Waiting<Answer>[];
  /** Whether the thread has loaded its modules. Before that, no time limit applies. */
  isReady: boolean;
  /** Cancels the time limit of the first job. */
  stopTime?(): void;
}

/** @returns the URL of a built script. Worker threads can't run TypeScript sources, because tsx doesn't work in them */
export function threadScript(name: string): URL {
  const folder = import.meta.url.endsWith('.ts') ? '../../build/compiler/' : './';
  return new URL(`${folder}${name}.js`, import.meta.url);
}

/** Opens a pool of threads. */
export function openPool<Answer>({ file, data, threads, limit, memory = 1024 }: PoolOptions): Pool<Answer> {
  let alive = Array.from({ length: threads }, () => openThread());

  function openThread(): Thread<Answer> {
    const worker = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: memory } });
    const thread: Thread<Answer> = { worker, waiting: [], isReady: false };
    worker.on('message', (message: Answer | 'ready') => {
      if (message === 'ready') thread.isReady = true;
      else thread.waiting.shift()?.answer(message);
      startTime(thread);
    });
    worker.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ERR_WORKER_OUT_OF_MEMORY') replace(thread);
      else end(thread);
    });
    worker.on('exit', () => end(thread));
    return thread;
  }

  function end(thread: Thread<Answer>): void {
    thread.stopTime?.();
    alive = alive.filter((other) => other !== thread);
    for (const { answer } of thread.waiting.splice(0)) answer(undefined);
  }

  /** Starts the time limit of the first job. */
  function startTime(thread: Thread<Answer>): void {
    thread.stopTime?.();
    if (thread.isReady && thread.waiting.length > 0) thread.stopTime = afterWork(limit, () => replace(thread));
  }

  /** Terminates a thread and gives up its current job. Another thread gets its other jobs. */
  function replace(thread: Thread<Answer>): void {
    const [first, ...others] = thread.waiting.splice(0);
    end(thread);
    void thread.worker.terminate();
    const next = openThread();
    alive.push(next);
    for (const waiting of others) send(next, waiting);
    first?.answer('late');
  }

  function send(thread: Thread<Answer>, waiting: Waiting<Answer>): void {
    thread.waiting.push(waiting);
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    thread.worker.postMessage(waiting.jobFor(thread));
    if (thread.waiting.length === 1) startTime(thread);
  }

  return {
    async run(jobFor) {
      const [first, ...others] = alive;
      if (!first) return undefined;
      const idlest = others.reduce(
        (best, thread) => (thread.waiting.length < best.waiting.length ? thread : best),
        first,
      );
      return new Promise((resolve) => send(idlest, { jobFor, answer: resolve }));
    },
    async close() {
      for (const thread of alive) thread.stopTime?.();
      await Promise.all(alive.map(({ worker }) => worker.terminate()));
    },
  };
}
