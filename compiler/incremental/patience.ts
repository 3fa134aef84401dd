/** In milliseconds: after as long without a change everything is looked at once. */
const usual = 700;
/** In milliseconds: nobody waits longer for what follows then. */
const most = 10_000;

/** How long all has to be quiet before everything is looked at. */
export interface Patience {
  milliseconds(): number;
  /**
   * Takes note of a look: whoever saves every few seconds shall not have the machine busy with looks that he ends. So the
   * wait is as long as a look takes, and while that isn't known longer than he left the last one alone.
   *
   * @param took in milliseconds
   * @param isWhole whether it came to its end
   */
  learn(took: number, isWhole: boolean): void;
}

/** @param look how long a look takes at most, in milliseconds, as far as that is known */
export function openPatience(look: number): Patience {
  let wait = usual;
  let longest = look;
  return {
    milliseconds: () => wait,
    learn(took, isWhole) {
      if (isWhole) longest = took;
      wait = Math.min(most, Math.max(usual, isWhole ? took : Math.min(1.5 * (wait + took), longest)));
    },
  };
}
