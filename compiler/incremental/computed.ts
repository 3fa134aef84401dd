import { isEqual } from '../values/equal.ts';
import { computed as computedNow, type Same } from './graph.ts';
import { table } from './table.ts';

/**
 * A value as `graph.ts` makes it, or one that is deferred. A deferred one may have very many dependents: they become stale
 * only once it has been computed again and differs.
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
