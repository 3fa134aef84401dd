/** In milliseconds: the shortest time without a change before a full check. */
const shortest = 700;
/** In milliseconds: the longest. */
const longest = 10_000;

/** The time without a change before a full check. */
export interface QuietPeriod {
  milliseconds(): number;
  /**
   * Adapts the wait to a check. An author who saves every few seconds should not keep the machine busy with cancelled
   * checks. The wait is as long as a check takes; while that time is unknown, longer than the last cancelled check.
   *
   * @param took the time of the check, in milliseconds
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
