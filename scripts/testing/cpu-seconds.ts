/**
 * @returns how many seconds of processor time this process takes for a piece of work: what a machine that is busy with
 *   other things adds to the time on the clock is not among them
 */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
