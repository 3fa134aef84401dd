import type { Artifact } from './artifact.ts';

/** Files of the output that are made together. */
export type Artifacts = Iterable<Artifact> | AsyncIterable<Artifact>;

/** `idle`: what holds something of every page, and that no page needs to be drawn, is made when nothing else is to do. */
export type Priority = 'now' | 'idle';

/** Outputs of one kind. What one of them is made of is whatever it reads while it is made. */
export interface OutputGroup {
  name: string;
  /** Which there are. */
  keys(): readonly string[];
  make(key: string): Artifacts | Promise<Artifacts>;
  /** Called when one is no longer there. */
  drop?(key: string): void;
  priority: Priority;
  /** Of an idle output: it is made at once when one of these values changes. */
  immediate?(): readonly unknown[];
}

const only = [''];

/** @returns a group of one output */
export function output(
  name: string,
  make: () => Artifacts | Promise<Artifacts>,
  more: Pick<OutputGroup, 'immediate'> & Partial<Pick<OutputGroup, 'priority'>> = {},
): OutputGroup {
  return { name, keys: () => only, make, priority: 'now', ...more };
}
