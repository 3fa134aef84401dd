import type { Json } from './schema/json.ts';

/** @returns the part of a value that keys lead to, as `value.a[0].b` would; nothing when they lead nowhere */
export function valueAt(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (part, key) =>
      part !== null && part !== undefined && Object.hasOwn(Object(part), key)
        ? (part as Record<string, Json>)[key]
        : undefined,
    value,
  );
}
