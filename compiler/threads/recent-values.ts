/**
 * Values that a sender and a receiver both keep, so that each value is sent once. Both drop the value that was not used
 * for the longest time. If both use the same keys in the same order, they always keep the same values.
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
