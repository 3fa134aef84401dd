/**
 * Creates a cache that drops the least recently used value. The sender and the receiver of messages each have such a
 * cache. Both use the same keys in the same order, so both contain the same values. So each value is sent only once.
 *
 * @param most the maximum number of values
 */
export function recentValues<Value>(most: number) {
  const values = new Map<number, Value>();
  return {
    has: (key: number) => values.has(key),
    /**
     * Returns a value and marks it as most recently used. Adds a new value.
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
