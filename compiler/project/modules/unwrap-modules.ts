import { types } from 'node:util';

/**
 * Replaces modules with their default exports, at any depth of a value. So `require('./items.ts')` is the default
 * export of that file, as in Docusaurus.
 */
export function unwrapModules(value: unknown, seen: Set<unknown> = new Set()): unknown {
  // jiti returns a proxy for a module. The proxy has the properties of the default export, but doesn't
  // enumerate them.
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

/** Reads a property; undefined if its getter throws. The schema check later reports that setting. */
function valueOf(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}
