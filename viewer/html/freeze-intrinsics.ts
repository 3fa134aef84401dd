/**
 * Properties that libraries often set on their own objects. Such an assignment fails if a frozen prototype has a
 * property of the same name. So `letObjectsDiffer` converts these properties to accessors, which allow the
 * assignment. `constructor` of arrays and promises is not in the list, because accessors would make V8 slower.
 */
const overridden: readonly [name: string, properties: readonly string[]][] = [
  ['Object', ['constructor', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString', 'toString', 'valueOf']],
  ['Function', ['constructor', 'name', 'toString']],
  ['Array', ['toString']],
];
const overriddenOfErrors = ['constructor', 'message', 'name', 'toString'];

/**
 * Freezes the objects that are reachable from the globals of a realm. The global object itself stays mutable.
 *
 * @param global the global object of the current realm
 */
export function freezeIntrinsics(global: object): void {
  const seen = new Set<object>();
  const waiting: unknown[] = [
    ...Reflect.ownKeys(global).map((name) => Reflect.get(global, name) as unknown),
    // These values are listed because their prototypes have no global name, such as the prototype of async functions.
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
    if (!isObject(value) || value === global || seen.has(value)) continue;
    seen.add(value);
    waiting.push(Reflect.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get, set } = Reflect.getOwnPropertyDescriptor(value, key)!;
      waiting.push(held, get, set);
    }
  }
  for (const each of seen) if (each instanceof Error) letObjectsDiffer(each, overriddenOfErrors);
  letObjectsDiffer(Error.prototype, overriddenOfErrors);
  for (const [name, properties] of overridden)
    letObjectsDiffer((Reflect.get(global, name) as { prototype: object }).prototype, properties);
  for (const each of seen) if (!ArrayBuffer.isView(each)) Object.freeze(each);
}

/**
 * Replaces properties of a prototype with accessors. Other objects can then have a property of the same name, even
 * after the prototype is frozen: `own.toString = …`.
 */
function letObjectsDiffer(prototype: object, names: readonly string[]): void {
  for (const name of names)
    if (Object.hasOwn(prototype, name)) {
      const value = Reflect.get(prototype, name) as unknown;
      Object.defineProperty(prototype, name, {
        enumerable: false,
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
