/**
 * Creates a cache that drops the least recently used value. A sender and a receiver each have one, so that each value
 * is sent once. If both use the same keys in the same order, both caches contain the same values.
 *
 * @param most the maximum number of values
 */
export function recentValues<Value>(most: number) {
  const values = new Map<number, Value>();
  return {
    has: (key: number) => values.has(key),
    /**
     * Uses a value, and adds it if it is new.
     *
     * @param given the value, for a new key
     */
    use(key: number, given?: Value): Value {
      const value = values.has(key) ? values.get(key)! : given!;
      values.delete(key);
      values.set(key, value);
      if (values.size > most) values.delete(values.keys().next().value!);
      return value;
    },
  };
}
