import { isEqual } from './equal.ts';
import { computed } from './graph.ts';
import type { Changes, InputMap } from './input-map.ts';
import { readingNothing } from './node.ts';
import { isTracked } from './tracking.ts';

type Make<Key, Value, Result> = (value: Value, key: Key) => Result;

/**
 * What each value of a map comes to, as a whole: of an input map only what has changed is made again, and who reads the
 * outcome depends on all of it. For what is small and made of one value alone, of which a node for each key would take
 * more memory than the outcome.
 *
 * @param prepare reads what else it is made of; what it returns may read nothing of the graph
 */
export function each<Key, Value, Result>(
  name: string,
  map: ReadonlyMap<Key, Value>,
  prepare: () => Make<Key, Value, Result>,
): () => ReadonlyMap<Key, Result> {
  const prepared = computed(`${name}: how`, prepare, Object.is);
  if (!isTracked() || !('changes' in map)) return computed(name, () => resultsOf(map, prepared()), Object.is);
  const whole = map as InputMap<Key, Value>;
  const changes = whole.changes();
  let last: { make: Make<Key, Value, Result>; results: ReadonlyMap<Key, Result> } | undefined;
  return computed(
    name,
    () => {
      const make = prepared();
      const values = whole.all();
      const before = last?.make === make ? last.results : undefined;
      // All is made anew when it fails below.
      last = undefined;
      const results = readingNothing(() =>
        before ? changedResults(before, values, changes, make) : resultsOf(values, make),
      );
      changes.keys.clear();
      changes.areOthers = false;
      last = { make, results };
      return results;
    },
    Object.is,
  );
}

function resultsOf<Key, Value, Result>(values: ReadonlyMap<Key, Value>, make: Make<Key, Value, Result>) {
  return new Map(Array.from(values, ([key, value]) => [key, make(value, key)]));
}

/** @returns the results of before when they are equal */
function changedResults<Key, Value, Result>(
  before: ReadonlyMap<Key, Result>,
  values: ReadonlyMap<Key, Value>,
  { keys, areOthers }: Changes<Key>,
  make: Make<Key, Value, Result>,
): ReadonlyMap<Key, Result> {
  const others = new Map<Key, Result>();
  for (const key of keys) {
    if (!values.has(key)) continue;
    const result = make(values.get(key)!, key);
    if (!before.has(key) || !isEqual(before.get(key), result)) others.set(key, result);
  }
  if (!areOthers && others.size === 0) return before;
  return new Map(Array.from(values.keys(), (key) => [key, others.has(key) ? others.get(key)! : before.get(key)!]));
}
