/** @returns the value of a key. `make` creates a missing value */
export function getOrMake<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Adds 1 to the count of a key. @returns the count before */
export function countUp<Key>(counts: Map<Key, number>, key: Key): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}
