/** A map that is read by key, or as a whole. */
export interface MapOf<Key, Value> extends ReadonlyMap<Key, Value> {
  all?: (() => ReadonlyMap<Key, Value>) | undefined;
}

/**
 * @param keys which keys there are
 * @param get looks up the value of a key
 * @param all the map as a whole, for who goes through it; absent: values are looked up one by one
 * @returns a map whose values are looked up as they are read
 */
export function mapOf<Key, Value>(
  keys: () => readonly Key[],
  get: (key: Key) => Value | undefined,
  all?: () => ReadonlyMap<Key, Value>,
): MapOf<Key, Value> {
  const entriesOneByOne = function* (): MapIterator<[Key, Value]> {
    for (const key of keys()) yield [key, get(key)!];
  };
  const valuesOneByOne = function* (): MapIterator<Value> {
    for (const key of keys()) yield get(key)!;
  };
  const entries = all ? () => all().entries() : entriesOneByOne;
  return {
    all,
    get,
    has: (key) => get(key) !== undefined,
    get size() {
      return keys().length;
    },
    forEach(call) {
      for (const [key, value] of entries()) call(value, key, this);
    },
    keys: () => keys()[Symbol.iterator]() as MapIterator<Key>,
    values: all ? () => all().values() : valuesOneByOne,
    entries,
    [Symbol.iterator]: entries,
  };
}
