/** Minimum wait in milliseconds. */
const shortest = 700;
/** Maximum wait in milliseconds. */
const longest = 10_000;

/** The time without changes that must pass before a full check of all files. */
export interface QuietPeriod {
  milliseconds(): number;
  /**
   * Adapts the wait after a check. An author who saves every few seconds must not keep the machine busy with checks
   * that are cancelled. The wait becomes as long as a check takes. While that time is unknown, each cancelled check
   * makes the wait longer.
   *
   * @param took duration of the check, in milliseconds
   * @param isComplete whether the check was completed, not cancelled
   */
  learn(took: number, isComplete: boolean): void;
}

/**
 * Creates an adaptive wait.
 *
 * @param estimate maximum expected duration of a check, in milliseconds
 */
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
