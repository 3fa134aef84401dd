import { types } from 'node:util';

/**
 * Puts the default exports of modules in the places of the modules, in all that a value holds: `require('./items.ts')`
 * is what that file exports as default, as it is for Docusaurus.
 */
export function unwrapModules(value: unknown, seen: Set<unknown> = new Set()): unknown {
  // jiti hands on modules in a proxy that has the names of the default export, too, but doesn't list them.
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

/** @returns nothing where it throws when it is asked for: settings that do are told by their names, by who reads them */
function valueOf(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}
