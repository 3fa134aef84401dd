/** Maximum real time until the call, as a multiple of the CPU time limit. On a busy machine, real time is longer than
 * CPU time. */
const mostDelay = 20;

/**
 * Calls a function when this process has used a certain CPU time from now on. Time of other processes doesn't
 * count, so that a slow machine doesn't change the result.
 *
 * @param limit CPU time in milliseconds
 * @returns a function that cancels the call
 */
export function afterWork(limit: number, done: () => void): () => void {
  const [usage, started] = [process.cpuUsage(), performance.now()];
  let timer = setTimeout(check, limit);
  function check(): void {
    const { user, system } = process.cpuUsage(usage);
    const left = limit - (user + system) / 1000;
    if (left <= 0 || performance.now() - started > limit * mostDelay) done();
    else timer = setTimeout(check, Math.max(left, limit / 10));
  }
  return () => clearTimeout(timer);
}
