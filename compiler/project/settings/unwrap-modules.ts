import { types } from 'node:util';

/**
 * Replaces modules with their default exports, at any depth of a value. So `require('./items.ts')` is the default
 * export of that file, as in Docusaurus.
 */
export function unwrapModules(value: unknown, seen: Set<unknown> = new Set()): unknown {
  // jiti wraps modules in a proxy that also has the names of the default export, but doesn't list them.
  if (types.isProxy(value)) {
    const inner = (value as { default?: unknown }).default;
    return inner === undefined || inner === value ? value : unwrapModules(inner, seen);
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  seen.add(value);
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  for (const key of Object.keys(value)) {
    const each = valueOf(value, key);
    const unwrapped = unwrapModules(each, seen);
    if (unwrapped !== each) Reflect.set(value, key, unwrapped);
  }
  return value;
}

/** @returns undefined if the getter throws; the reader of the settings reports such settings by name */
function valueOf(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}
