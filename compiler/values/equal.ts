/**
 * Whether two values are equal at any depth: plain objects, lists, maps, sets, bytes. Keys must have the same order.
 * Instances of other classes are equal only if they are identical.
 */
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
  if (keys.length !== others.length) return false;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]!;
    if (key !== others[index] || !isEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
      return false;
  }
  return true;
}

// Compares the entries of two maps of equal size in order, and stops at the first difference.
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
  for (let index = 0; index < a.length; index += 1)
    if (a[index] !== b[index] && !isEqual(a[index], b[index])) return false;
  return true;
}

/** Whether two lists contain the identical objects. */
export function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!Object.is(a[index], b[index])) return false;
  return true;
}
