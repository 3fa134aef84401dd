/**
 * @param keys which keys there are
 * @param getListed looks up what is known to be there
 * @returns a map whose values are looked up as they are read
 */
export function mapOf<Key, Value>(
  keys: () => readonly Key[],
  get: (key: Key) => Value | undefined,
  getListed: (key: Key) => Value = (key) => get(key)!,
): ReadonlyMap<Key, Value> {
  const entries = function* (): MapIterator<[Key, Value]> {
    for (const key of keys()) yield [key, getListed(key)];
  };
  return {
    get,
    has: (key) => get(key) !== undefined,
    get size() {
      return keys().length;
    },
    forEach(call) {
      for (const [key, value] of entries()) call(value, key, this);
    },
    keys: () => keys()[Symbol.iterator]() as MapIterator<Key>,
    *values(): MapIterator<Value> {
      for (const key of keys()) yield getListed(key);
    },
    entries,
    [Symbol.iterator]: entries,
  };
}
