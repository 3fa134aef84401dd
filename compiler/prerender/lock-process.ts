import { freezeIntrinsics } from '../../viewer/html/freeze-intrinsics.ts';

/** The names of ECMAScript globals. They are not deleted, because the process itself needs them. */
const kept = new Set(
  `globalThis Infinity NaN undefined isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape Object Function Array Number Boolean String Symbol BigInt Math JSON Reflect Proxy
  Promise Date RegExp Map Set WeakMap WeakSet WeakRef ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray
  Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Error EvalError
  RangeError ReferenceError SyntaxError TypeError URIError AggregateError Intl Iterator`.split(/\s+/),
);

/**
 * Locks the globals of this process, in case code of a page gets access to them. Globals of Node.js are
 * deleted, ECMAScript globals are frozen. Code that runs afterwards must have captured the Node.js functions
 * that it needs.
 */
export function lockProcess(): void {
  for (const name of Reflect.ownKeys(globalThis))
    if (typeof name !== 'string' || !kept.has(name)) Reflect.deleteProperty(globalThis, name);
  freezeIntrinsics(globalThis);
}
