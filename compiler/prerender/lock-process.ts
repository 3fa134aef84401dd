/** The globals of ECMAScript, which the code of the process needs itself. */
const kept = new Set(
  `globalThis Infinity NaN undefined isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape Object Function Array Number Boolean String Symbol BigInt Math JSON Reflect Proxy
  Promise Date RegExp Map Set WeakMap WeakSet WeakRef ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray
  Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Error EvalError
  RangeError ReferenceError SyntaxError TypeError URIError AggregateError Intl Iterator`.split(/\s+/),
);

/**
 * Makes the globals of this process useless to page code that finds a way to them: those of Node go, and those of
 * ECMAScript cannot be changed. Code that runs later must have captured the functions of Node that it needs.
 */
export function lockProcess(): void {
  for (const name of Reflect.ownKeys(globalThis))
    if (typeof name !== 'string' || !kept.has(name)) Reflect.deleteProperty(globalThis, name);
  const seen = new Set<object>();
  const waiting: unknown[] = [
    ...Reflect.ownKeys(globalThis).map((name) => Reflect.get(globalThis, name) as unknown),
    // Constructors that have no name of their own.
    async () => undefined,
    function* () {},
    async function* () {},
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    'a'.matchAll(/a/g),
  ];
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    if (!isObject(value) || value === globalThis || seen.has(value)) continue;
    seen.add(value);
    waiting.push(Reflect.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get, set } = Reflect.getOwnPropertyDescriptor(value, key)!;
      waiting.push(held, get, set);
    }
  }
  for (const each of seen) if (each instanceof Error) letObjectsDiffer(each);
  letObjectsDiffer(Error.prototype);
  for (const each of seen) if (!ArrayBuffer.isView(each)) Object.freeze(each);
}

/** Lets objects have properties of their own that a frozen prototype has, too: Node assigns the names of its errors. */
function letObjectsDiffer(prototype: object): void {
  for (const name of ['name', 'message', 'toString'])
    if (Object.hasOwn(prototype, name)) {
      const value = Reflect.get(prototype, name) as unknown;
      Object.defineProperty(prototype, name, {
        get: () => value,
        set(this: object, own: unknown) {
          if (this !== prototype)
            Object.defineProperty(this, name, { value: own, writable: true, configurable: true, enumerable: true });
        },
      });
    }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
