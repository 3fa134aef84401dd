import * as z from 'zod';

/** Any JSON value: what a component's props, custom fields and front matter may hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export const Json: z.ZodType<Json> = z.json() as unknown as z.ZodType<Json>;

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
