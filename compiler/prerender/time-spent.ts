import type { Worker } from 'node:worker_threads';

/**
 * @returns what tells for how many seconds a thread has worked or waited since. What the machine did for others does not
 *   count: by the clock, whether a page is drawn would depend on what else is running
 */
export function startTimeSpent(worker: Pick<Worker, 'performance'>): () => number {
  const used = process.cpuUsage();
  const loop = worker.performance.eventLoopUtilization();
  return () => {
    // That of the whole process: Node 20 does not tell what one thread has used.
    const { user, system } = process.cpuUsage(used);
    const { idle } = worker.performance.eventLoopUtilization(loop);
    return (user + system) / 1e6 + idle / 1e3;
  };
}
