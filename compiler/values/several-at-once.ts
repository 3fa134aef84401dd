/**
 * Runs several asynchronous actions at the same time.
 *
 * @param most the maximum number of actions in progress
 */
export function severalAtOnce(most: number) {
  const running = new Set<Promise<void>>();
  /** Number of an action → the exception of the action. */
  const failures = new Map<number, unknown>();
  let started = 0;

  async function end(): Promise<void> {
    await Promise.all(running);
    if (failures.size === 0) return;
    const first = Math.min(...failures.keys());
    const error = failures.get(first);
    failures.clear();
    throw error;
  }

  return {
    /**
     * Starts an action, as soon as fewer than `most` are in progress.
     *
     * @throws the same exception as `end`, if an earlier action has failed
     */
    async run(action: () => Promise<void>): Promise<void> {
      while (running.size >= most) await Promise.race(running);
      if (failures.size > 0) return end();
      const number = (started += 1);
      const promise: Promise<void> = action()
        .catch((error: unknown) => void failures.set(number, error))
        .finally(() => void running.delete(promise));
      running.add(promise);
      return undefined;
    },
    /**
     * Waits for all actions.
     *
     * @throws the exception of the failed action that was started first, so the result does not depend on timing
     */
    end,
  };
}
