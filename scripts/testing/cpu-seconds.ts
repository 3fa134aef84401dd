/**
 * Returns the seconds of processor time that this process needs for a piece of work. Unlike clock time, this excludes the
 * load of other processes.
 */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
