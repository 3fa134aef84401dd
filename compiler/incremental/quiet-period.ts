/** In milliseconds: the shortest wait without a change before everything is checked. */
const shortest = 700;
/** In milliseconds: the longest. */
const longest = 10_000;

/** How long no file may have changed before everything is checked. */
export interface QuietPeriod {
  milliseconds(): number;
  /**
   * Adapts to a check: someone who saves every few seconds should not keep the machine busy with checks that the next
   * save cancels. So the wait is as long as a check takes; while that is unknown, longer than the last cancelled wait.
   *
   * @param took in milliseconds
   * @param isComplete whether the check was not cancelled
   */
  learn(took: number, isComplete: boolean): void;
}

/** @param estimate the longest time that a check is expected to take, in milliseconds */
export function openQuietPeriod(estimate: number): QuietPeriod {
  let wait = shortest;
  let check = estimate;
  return {
    milliseconds: () => wait,
    learn(took, isComplete) {
      if (isComplete) check = took;
      wait = Math.min(longest, Math.max(shortest, isComplete ? took : Math.min(1.5 * (wait + took), check)));
    },
  };
}
