/** A kind of damage that Lectern must survive. */
export interface Attack {
  name: string;
  /** A sentence about the attack and the expected outcome. It becomes a row of the table. */
  what: string;
  /** Whether other attacks may run at the same time: the attack uses only one core, and measures no time. */
  usesOneCore?: boolean;
  run(options: AttackOptions): Promise<AttackResult>;
}

export interface AttackOptions {
  /** An empty folder, as an absolute path. It is removed afterwards. */
  folder: string;
  /** The fraction of all tries to run, from 0 to 1. A smaller value makes the attack shorter. */
  share: number;
  /** Prints a line about the progress. */
  note(line: string): void;
}

export interface AttackResult {
  /** The number of tries: `212 kills`. */
  tried: string;
  /** The violated expectations, one per line. */
  failures: string[];
  /** Measured values for the table. */
  figures?: string;
}

/** @returns every n-th item, beginning with the first. `n` is chosen so that about `share` of the items remain */
export function shareOf<Item>(items: readonly Item[], share: number): Item[] {
  const step = Math.max(1, Math.round(1 / share));
  return items.filter((_, index) => index % step === 0);
}
