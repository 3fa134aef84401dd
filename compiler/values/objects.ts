type Joined<Objects extends readonly object[]> = Objects extends readonly [
  infer First,
  ...infer Others extends readonly object[],
]
  ? Omit<First, keyof Joined<Others>> & Joined<Others>
  : object;

/** Combines objects. If several have a property with the same name, the last one counts. Getters stay getters. */
export function join<Objects extends readonly object[]>(...objects: Objects): Joined<Objects> {
  const joined = {};
  for (const each of objects) Object.defineProperties(joined, Object.getOwnPropertyDescriptors(each));
  return joined as Joined<Objects>;
}

/** @returns an object with one getter per function. Each access calls the function */
export function getters<Functions extends Readonly<Record<string, () => unknown>>>(
  functions: Functions,
): { readonly [Name in keyof Functions]: ReturnType<Functions[Name]> } {
  const object = {};
  for (const [name, get] of Object.entries(functions))
    Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
  return object as { readonly [Name in keyof Functions]: ReturnType<Functions[Name]> };
}

/** @returns an object with only the named properties, in this order */
export function pick<Of extends object, Name extends keyof Of>(object: Of, ...names: Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<Of, Name>;
}

/** @returns the value; undefined for an empty list or object */
export function unlessEmpty<Of extends object>(value: Of): Of | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

/** Whether a value is an object: not null, and not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a plain object, and not an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether all JavaScript objects inherit a property with this name: `constructor`, `toString`, `__proto__`.
 * An object returns a value for such a name, even if the value was never set.
 */
export function isInheritedName(name: string): boolean {
  return inherited.has(name);
}
