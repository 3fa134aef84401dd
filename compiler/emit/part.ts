import type { Rows } from '../rows.ts';
import type { Artifact } from './artifact.ts';

/** A part of the output that is made at once, and made again only when one of its inputs is another. */
export interface Part {
  /** Tells it from all others. */
  name: string;
  /** All that it depends on, compared by identity. */
  inputs: readonly unknown[];
  /**
   * Of a part that holds something of every page, and that no page needs to be drawn: which of its inputs it has to be
   * made of at once. As long as these are the same it may follow when it is quiet.
   */
  urgent?: readonly unknown[];
  make(): Promise<Made>;
  /** Is given the facts that were found when it was made, in this run or before. @returns nothing when there is nothing to wait for */
  take?(facts: unknown): Promise<void> | undefined;
}

/** Parts of one kind by the thousand: each rests on what all of them do, and on its row. */
export interface PartRows extends Pick<Part, 'name'> {
  shared: readonly unknown[];
  rows: Rows;
  make(row: number): Promise<Made>;
  /** Is given the facts of all rows, as `Part.take` is of one part. */
  take?(facts: readonly unknown[]): Promise<void> | undefined;
}

export interface Made {
  artifacts: Iterable<Artifact> | AsyncIterable<Artifact>;
  facts?: unknown;
}

/** @returns a part that tells nothing */
export function part(
  name: string,
  inputs: readonly unknown[],
  make: () => Iterable<Artifact> | AsyncIterable<Artifact>,
): Part {
  return { name, inputs, make: async () => ({ artifacts: make() }) };
}

/** The same for what may wait. @param inputs is asked only when it doesn't */
export function laterPart(
  name: string,
  urgent: readonly unknown[],
  inputs: () => readonly unknown[],
  make: Parameters<typeof part>[2],
): Part {
  return {
    name,
    urgent,
    get inputs() {
      return inputs();
    },
    make: async () => ({ artifacts: make() }),
  };
}
