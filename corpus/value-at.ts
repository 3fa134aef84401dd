import type { Json } from './schema/json.ts';

/**
 * @param keys the path to the value: `['a', '0', 'b']` for `value.a[0].b`
 * @returns undefined if a key is missing
 */
export function valueAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (part, key) =>
      part !== null && part !== undefined && Object.hasOwn(Object(part), key)
        ? (part as Record<string, Json>)[key]
        : undefined,
    value,
  );
}
