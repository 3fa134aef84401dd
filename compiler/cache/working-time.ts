/** The factor by which wall time may exceed the limit on a busy machine. */
const mostDelay = 20;

/**
 * Waits until this process has worked for some time since now. What other processes keep the machine busy with is not
 * counted, so that a text is not refused by one run of a slow machine and read by the next.
 *
 * @param limit in milliseconds
 * @returns ends the wait
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
