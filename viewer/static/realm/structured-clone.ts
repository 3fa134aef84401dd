import { RealmDomException } from './events.ts';

/**
 * A substitute for `structuredClone`, without support for transferred objects.
 *
 * @throws RealmDomException for functions and symbols
 */
export function structuredClone(value: unknown, copies = new Map<object, unknown>()): unknown {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new RealmDomException(`${String(value)} could not be cloned.`, 'DataCloneError');
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  const keep = <Copy>(copy: Copy): Copy => {
    copies.set(value, copy);
    return copy;
  };
  if (value instanceof Date) return keep(new Date(value));
  if (value instanceof RegExp) return keep(new RegExp(value.source, value.flags));
  if (value instanceof ArrayBuffer) return keep(value.slice(0));
  if (ArrayBuffer.isView(value)) {
    const view = value as Uint8Array;
    const bytes = view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength);
    return keep(Reflect.construct(view.constructor, [bytes]) as unknown);
  }
  if (value instanceof Map) {
    const copy = keep(new Map<unknown, unknown>());
    for (const [key, of] of value) copy.set(structuredClone(key, copies), structuredClone(of, copies));
    return copy;
  }
  if (value instanceof Set) {
    const copy = keep(new Set<unknown>());
    for (const each of value) copy.add(structuredClone(each, copies));
    return copy;
  }
  const copy = keep<Record<string, unknown>>(Array.isArray(value) ? ([] as never) : copyOfError(value));
  for (const [key, of] of Object.entries(value)) copy[key] = structuredClone(of, copies);
  return copy;
}

function copyOfError(value: object): Record<string, unknown> {
  return value instanceof Error ? (new Error(value.message, { cause: value.cause }) as never) : {};
}
