import { parentPort, type TransferListItem } from 'node:worker_threads';

/** The answer to a job. `moved`: buffers in the answer that are transferred to the main thread, not copied. */
export interface JobAnswer<Answer> {
  answer: Answer;
  moved?: readonly TransferListItem[] | undefined;
}

/**
 * Runs the jobs of a pool in a worker thread, one after another. Answers must have the order of the jobs, because the
 * pool assigns them by order.
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
