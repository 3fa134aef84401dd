import { isPlainObject } from './objects.ts';

/** Freezes a value of plain objects and lists, in place. Other objects are left as they are. */
export function deepFreeze<Value>(value: Value): Value {
  if ((!Array.isArray(value) && !isPlainObject(value)) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

/** @returns a copy of JSON that can't be changed */
export function frozenCopy<Value>(value: Value): Value {
  return deepFreeze(structuredClone(value));
}
