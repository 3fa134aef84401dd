import os from 'node:os';

/** A site with fewer files is compiled in one thread: starting threads would take longer than they save. */
const fewestFiles = 2000;
const mostThreads = 8;
/** Memory that a thread needs, in bytes. */
const memoryOfThread = 400e6;

/** @returns the number of threads that compile a site with this number of source files fastest */
export function usefulThreads(files: number): number {
  if (files < fewestFiles) return 1;
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(1, Math.min(os.availableParallelism(), mostThreads, Math.floor(memory / 2 / memoryOfThread)));
}
