/** The factor by which wall time may exceed the limit on a busy machine. */
const mostDelay = 20;

/**
 * Waits until this process has used an amount of CPU time from now on. The load of other processes doesn't count, so
 * that the result for a text doesn't depend on a slow machine.
 *
 * @param limit in milliseconds
 * @returns a function that cancels the wait
 */
export function afterWork(limit: number, done: () => void): () => void {
  const [usage, started] = [process.cpuUsage(), performance.now()];
  let timer = setTimeout(look, limit);
  function look(): void {
    const { user, system } = process.cpuUsage(usage);
    const left = limit - (user + system) / 1000;
    if (left <= 0 || performance.now() - started > limit * mostDelay) done();
    else timer = setTimeout(look, Math.max(left, limit / 10));
  }
  return () => clearTimeout(timer);
}
