import type { Json } from './schema/json.ts';

/** @returns the value at a path of keys, as `value.a[0].b` would; undefined if a key is missing */
export function valueAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (part, key) =>
      part !== null && part !== undefined && Object.hasOwn(Object(part), key)
        ? (part as Record<string, Json>)[key]
        : undefined,
    value,
  );
}
