import { isEqual } from '../values/equal.ts';
import { computed as computedNow, type Same } from './graph.ts';
import { table } from './table.ts';

/**
 * A computed value as in `graph.ts`, or a deferred one. A deferred value may have very many dependents: they become
 * stale only after a recomputation with a different result.
 */
export function computed<Value>(
  name: string,
  make: () => Value,
  same: Same<Value> | 'deferred' = isEqual,
): () => Value {
  if (same !== 'deferred') return computedNow(name, make, same);
  const only = table<'', Value>(name, () => new Map([['', make()]]));
  return () => only.get('')!;
}
