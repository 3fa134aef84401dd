import type { Artifact } from './artifact.ts';

/** A part of the output that is made at once, and made again only when one of its inputs is another. */
export interface Part {
  /** Tells it from all others. */
  name: string;
  /** All that it depends on, compared by identity. */
  inputs: readonly unknown[];
  /** Whether it holds the text of the whole site, so that every change of a text is one of it. */
  isOfAll?: true;
  make(): Promise<Made>;
  /** Is given the facts that were found when it was made, in this run or before. @returns nothing when there is nothing to wait for */
  take?(facts: unknown): Promise<void> | undefined;
}

export interface Made {
  artifacts: Iterable<Artifact> | AsyncIterable<Artifact>;
  facts?: unknown;
}

/** @returns a part that tells nothing */
export function part(name: string, inputs: readonly unknown[], make: () => Iterable<Artifact> | AsyncIterable<Artifact>): Part {
  return { name, inputs, make: async () => ({ artifacts: make() }) };
}
