import { isEqual } from '../values/equal.ts';

/**
 * Reuses objects of an old value for a new one.
 *
 * @returns the old value if both are equal. Otherwise the new value, with equal parts replaced with the old objects.
 * So values that were computed from unchanged objects stay valid
 */
export function sharing<Value>(before: Value, value: Value): Value {
  if (Array.isArray(before) && Array.isArray(value)) return sharingItems(before, value) as Value;
  if (isEqual(before, value)) return before;
  if (before instanceof Map && value instanceof Map)
    return new Map(Array.from(value, ([key, own]) => [key, sharing(before.get(key), own)])) as Value;
  if (!isRecord(before) || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, sharing(before[key], own)])) as Value;
}

/** Whether a value is a plain object: with the usual prototype and without getters. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every((property) => 'value' in property);
}

/**
 * Returns the new list, with equal items replaced with the old objects. Items at the start and at the end are found
 * even if the lengths differ.
 */
function sharingItems(before: readonly unknown[], value: readonly unknown[]): readonly unknown[] {
  const { start, from, to } = difference(before, value, isEqual);
  if (start === from && start === to) return before;
  const middle = value.slice(start, to);
  return [
    ...before.slice(0, start),
    ...middle.map((own, index) => (start + index < from ? sharing(before[start + index], own) : own)),
    ...before.slice(from),
  ];
}

/**
 * Compares two lists. Most items of long lists are identical objects, for which `areSameItems` isn't called.
 *
 * @returns the range that differs. It begins at `start`, and ends before `from` in the old list and before
 *   `to` in the new one
 */
export function difference<Item>(
  before: readonly Item[],
  now: readonly Item[],
  areSameItems: (a: Item, b: Item) => boolean = Object.is,
): { start: number; from: number; to: number } {
  let start = 0;
  const least = Math.min(before.length, now.length);
  while (start < least && (before[start] === now[start] || areSameItems(before[start]!, now[start]!))) start += 1;
  let [from, to] = [before.length, now.length];
  while (
    from > start &&
    to > start &&
    (before[from - 1] === now[to - 1] || areSameItems(before[from - 1]!, now[to - 1]!))
  ) {
    from -= 1;
    to -= 1;
  }
  return { start, from, to };
}

/** The difference between two lists of keys. In each list, the keys are distinct. */
export interface KeyChange<Key> {
  /**
   * The range that differs. It begins at `start`, and ends before `from` in the old list and before `to` in
   * the new one.
   */
  start: number;
  from: number;
  to: number;
  /** All keys in the range of the new list. They may be new, moved or unchanged. */
  coming: readonly Key[];
  /** Keys that the new list lacks. */
  gone: readonly Key[];
}

/**
 * Cache of results: old list → new list and result. Tables that depend on each other often compare the same two lists.
 */
const known = new WeakMap<readonly unknown[], { now: readonly unknown[]; change: KeyChange<unknown> }>();

/** Compares two lists of keys. The result is cached, so neither list may be modified later. */
export function changeOf<Key>(before: readonly Key[], now: readonly Key[]): KeyChange<Key> {
  const last = known.get(before);
  if (last?.now === now) return last.change as KeyChange<Key>;
  const change = compareKeys(before, now);
  known.set(before, { now, change });
  return change;
}

/** Compares two lists of keys like `changeOf`, without a cache. So the lists may be modified later. */
export function compareKeys<Key>(before: readonly Key[], now: readonly Key[]): KeyChange<Key> {
  const place = difference(before, now);
  const coming = now.slice(place.start, place.to);
  const staying = new Set(coming);
  return { ...place, coming, gone: before.slice(place.start, place.from).filter((key) => !staying.has(key)) };
}
