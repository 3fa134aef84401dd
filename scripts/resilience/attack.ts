/** A class of harm that the product has to survive. A full run tries all of it; `share` takes a part. */
export interface Attack {
  name: string;
  /** One sentence of the table: the attack, and the expected outcome. */
  what: string;
  /** Whether other attacks may run at the same time: it keeps one core busy, and measures no time. */
  usesOneCore?: boolean;
  run(options: AttackOptions): Promise<AttackResult>;
}

export interface AttackOptions {
  /** Empty, absolute, and removed afterwards. */
  folder: string;
  /** From 0 to 1: which part of all tries runs. */
  share: number;
  /** Reports how far the attack is. */
  note(line: string): void;
}

export interface AttackResult {
  /** The tries, with counts: `212 kills`. */
  tried: string;
  /** Violated expectations, one per line. */
  failures: string[];
  /** Measured values that are worth keeping. */
  figures?: string;
}

/** @returns every n-th item, so that about `share` of them stay; the first is always one of them */
export function shareOf<Item>(items: readonly Item[], share: number): Item[] {
  const step = Math.max(1, Math.round(1 / share));
  return items.filter((_, index) => index % step === 0);
}
