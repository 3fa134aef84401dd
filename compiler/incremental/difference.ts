import { isEqual } from '../values/equal.ts';

/**
 * @returns what was before when the two are equal; else the value, with those parts of before that are equal to its own
 *   in their place, so that what is made of a part can stay
 */
export function sharing<Value>(before: Value, value: Value): Value {
  if (Array.isArray(before) && Array.isArray(value)) return sharingItems(before, value) as Value;
  if (isEqual(before, value)) return before;
  if (before instanceof Map && value instanceof Map)
    return new Map(Array.from(value, ([key, own]) => [key, sharing(before.get(key), own)])) as Value;
  if (!isRecord(before) || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, sharing(before[key], own)])) as Value;
}

/** Whether an object is plain: no getters, and the usual prototype. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every((property) => 'value' in property);
}

/** Where some have come or gone, those at the start and at the end are the ones that stay. */
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
 * Most items of long lists are the same objects, which is seen without a call.
 *
 * @returns where two lists differ: from `start` on, up to `from` in the one before and up to `to` in the one now
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

/** What has changed between two lists of keys, each in its list once. */
export interface KeyChange<Key> {
  /** Where they differ: from `start` on, up to `from` in the one before and up to `to` in the one now. */
  start: number;
  from: number;
  to: number;
  /** The keys from there on that came, moved or stayed. */
  coming: readonly Key[];
  /** Those that went. */
  gone: readonly Key[];
}

/** By the list before: tables that are made of one another take over the same lists one after the other. */
const known = new WeakMap<readonly unknown[], { now: readonly unknown[]; change: KeyChange<unknown> }>();

/** @param before a list that is not mutated any more, and neither is the other */
export function changeOf<Key>(before: readonly Key[], now: readonly Key[]): KeyChange<Key> {
  const last = known.get(before);
  if (last?.now === now) return last.change as KeyChange<Key>;
  const change = compareKeys(before, now);
  known.set(before, { now, change });
  return change;
}

/** The same for lists that may be mutated later. */
export function compareKeys<Key>(before: readonly Key[], now: readonly Key[]): KeyChange<Key> {
  const place = difference(before, now);
  const coming = now.slice(place.start, place.to);
  const staying = new Set(coming);
  return { ...place, coming, gone: before.slice(place.start, place.from).filter((key) => !staying.has(key)) };
}
