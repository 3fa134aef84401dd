/**
 * Calls a function, and returns the processor time that this process used for it, in seconds. Unlike the elapsed
 * time, it does not
 * include the work of other processes.
 */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
