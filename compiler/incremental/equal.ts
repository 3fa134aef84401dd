/** Whether two values are equal to whoever writes them down: the order of keys counts. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const prototype: unknown = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a)) return areEqual(a, b as unknown[]);
  if (a instanceof Map) return a.size === (b as typeof a).size && areEqualEntries(a, b as typeof a);
  if (a instanceof Set) return areEqual([...a], [...(b as typeof a)]);
  if (a instanceof Uint8Array) return Buffer.compare(a, b as Uint8Array) === 0;
  if (prototype !== Object.prototype && prototype !== null) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  const inside = a as Record<string, unknown>;
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isEqual(inside[key], (b as typeof inside)[key]))
  );
}

// Both at once, so that the first difference ends it.
function areEqualEntries(a: ReadonlyMap<unknown, unknown>, b: ReadonlyMap<unknown, unknown>): boolean {
  const others = b.entries();
  for (const [key, value] of a) {
    const [otherKey, otherValue] = others.next().value!;
    if (!isEqual(value, otherValue) || !isEqual(key, otherKey)) return false;
  }
  return true;
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!isEqual(a[index], b[index])) return false;
  return true;
}

/** Whether two lists hold the same objects. */
export function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!Object.is(a[index], b[index])) return false;
  return true;
}
