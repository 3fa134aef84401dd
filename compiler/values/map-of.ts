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

/**
 * The values of a map by other keys.
 *
 * @param keys leads from those to its own, of which none is undefined
 * @param part what of a value is wanted
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

/** @returns the map for who reads much of it, and so depends on all of it, at the price of one value */
function wholeOf<Key, Value>(map: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  return (map as MapOf<Key, Value>).all?.() ?? map;
}
