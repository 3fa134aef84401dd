import { parentPort, type TransferListItem } from 'node:worker_threads';

/** The answer to a job, and its buffers that are transferred to the main thread instead of copied. */
export interface JobAnswer<Answer> {
  answer: Answer;
  moved?: readonly TransferListItem[] | undefined;
}

/**
 * Answers the jobs of a pool, in a thread. Answers have the order of the jobs, because the pool matches them by order.
 *
 * @param run must not reject
 */
export function answerJobs<Job, Answer>(run: (job: Job) => Promise<JobAnswer<Answer>>): void {
  const port = parentPort!;
  let last: Promise<void> = Promise.resolve();
  port.on('message', (job: Job) => {
    last = last.then(async () => {
      const { answer, moved = [] } = await run(job);
      port.postMessage(answer, moved);
    });
  });
  port.postMessage('ready');
}
