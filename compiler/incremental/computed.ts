import { isEqual } from '../values/equal.ts';
import { computed as computedNow, type Same } from './graph.ts';
import { table } from './table.ts';

/**
 * Creates a computed value as in `graph.ts`. With `deferred`, a changed dependency doesn't mark the dependents as
 * stale. They become stale only if the recomputed value differs. Use `deferred` for values with very many dependents.
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
