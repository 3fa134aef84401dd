import type { EngineQuery, EngineResults } from '../../../compiler/search/engine/search.ts';

/** What the page asks of the worker. */
export type Question =
  | { id: number; /** The address of the index's folder, with a slash at its end. */ folder: string; query: EngineQuery }
  /** Nobody waits for the answer any more. */
  | { id: number; query?: undefined };

/** What the worker says. */
export type Answer = { id: number; results: EngineResults } | { id: number; failed: string };
