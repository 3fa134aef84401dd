import { isPlainObject } from './objects.ts';

/** Freezes plain objects and lists in place, at any depth. Other objects are not changed. */
export function deepFreeze<Value>(value: Value): Value {
  if ((!Array.isArray(value) && !isPlainObject(value)) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

/** @returns a copy of a JSON value that can't be modified */
export function frozenCopy<Value>(value: Value): Value {
  return deepFreeze(structuredClone(value));
}
