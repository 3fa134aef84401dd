/** Minimum wait in milliseconds. */
const shortest = 700;
/** Maximum wait in milliseconds. */
const longest = 10_000;

/** The wait after the last change, before a full check of all files. */
export interface QuietPeriod {
  milliseconds(): number;
  /**
   * Adapts the wait to the duration of checks. Otherwise, an author who saves every few seconds would cause one
   * cancelled check after the other. The wait becomes as long as a completed check takes. Before any check was
   * completed, each cancelled check extends the wait.
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
