/** A read-only map that computes values on demand. `all` returns all entries at once. */
export interface MapOf<Key, Value> extends ReadonlyMap<Key, Value> {
  all?: (() => ReadonlyMap<Key, Value>) | undefined;
}

/**
 * Creates a map that looks up each value when the value is read.
 *
 * @param keys returns the keys
 * @param get returns the value of a key
 * @param all returns the whole map, for code that iterates over it. If absent, values are looked up one by
 * one
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

/**
 * Creates a map that looks up values in another map.
 *
 * @param keys key of the new map → key in `map`
 * @param part maps a value of `map` to the value of the new map; default: the same value
 */
export function through<Key, Inner, Value, Part = Value>(
  keys: ReadonlyMap<Key, Inner>,
  map: ReadonlyMap<Inner, Value>,
  part = (value: Value) => value as unknown as Part,
): ReadonlyMap<Key, Part> {
  const valueIn =
    (inner: ReadonlyMap<Key, Inner>, values: ReadonlyMap<Inner, Value>) =>
    (key: Key): Part | undefined => {
      const own = inner.get(key);
      return own === undefined ? undefined : part(values.get(own)!);
    };
  const listed = () => [...keys.keys()];
  return mapOf(listed, valueIn(keys, map), () => mapOf(listed, valueIn(wholeOf(keys), wholeOf(map))));
}

/** @returns all entries as one map. Code that reads most entries then needs only one lookup and one dependency */
function wholeOf<Key, Value>(map: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  return (map as MapOf<Key, Value>).all?.() ?? map;
}
