import { Worker } from 'node:worker_threads';
import { chosenParser } from '../parse/parser-choice.ts';
import type { Packed } from './packed.ts';
import type { ParseJob } from './worker.ts';

/** Threads that parse. */
export interface Pool {
  /** @returns the document as it goes into the cache; nothing when the thread died over it, so that it has to be parsed here */
  parse(job: ParseJob): Promise<Packed | undefined>;
  close(): Promise<void>;
}

/** A thread, and what waits for its answers, which come in the order in which it was asked. */
interface Thread {
  worker: Worker;
  waiting: ((packed: Packed | undefined) => void)[];
}

// Threads run what is built, also when this module is run as it is written: what translates it is not there for them.
const script = new URL(
  import.meta.url.endsWith('.ts') ? '../../build/compiler/worker.js' : './worker.js',
  import.meta.url,
);

/** @param threads how many */
export function openPool(threads: number, file: URL = script): Pool {
  let alive = Array.from({ length: threads }, () => openThread());

  function openThread(): Thread {
    const thread: Thread = { worker: new Worker(file, { workerData: { parser: chosenParser() } }), waiting: [] };
    const end = () => {
      alive = alive.filter((other) => other !== thread);
      for (const answer of thread.waiting.splice(0)) answer(undefined);
    };
    thread.worker.on('message', (packed: Packed) => thread.waiting.shift()?.(packed));
    thread.worker.on('error', end);
    thread.worker.on('exit', end);
    return thread;
  }

  return {
    async parse(job) {
      const [first, ...others] = alive;
      if (!first) return undefined;
      const idlest = others.reduce(
        (best, thread) => (thread.waiting.length < best.waiting.length ? thread : best),
        first,
      );
      return new Promise((resolve) => {
        idlest.waiting.push(resolve);
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
        idlest.worker.postMessage(job);
      });
    },
    close: async () => void (await Promise.all(alive.map(({ worker }) => worker.terminate()))),
  };
}
