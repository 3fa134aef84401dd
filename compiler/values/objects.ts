type Joined<Objects extends readonly object[]> = Objects extends readonly [
  infer First,
  ...infer Others extends readonly object[],
]
  ? Omit<First, keyof Joined<Others>> & Joined<Others>
  : object;

/**
 * @returns an object with the properties of all of these, of those with one name the last. What a getter gives is read
 *   when it is accessed
 */
export function join<Objects extends readonly object[]>(...objects: Objects): Joined<Objects> {
  const joined = {};
  for (const each of objects) Object.defineProperties(joined, Object.getOwnPropertyDescriptors(each));
  return joined as Joined<Objects>;
}

/** @returns an object whose properties are read anew each time: what the function of that name returns */
export function getters<Functions extends Readonly<Record<string, () => unknown>>>(
  functions: Functions,
): { readonly [Name in keyof Functions]: ReturnType<Functions[Name]> } {
  const object = {};
  for (const [name, get] of Object.entries(functions))
    Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
  return object as { readonly [Name in keyof Functions]: ReturnType<Functions[Name]> };
}

/** @returns an object with these of another's properties, in this order */
export function pick<Of extends object, Name extends keyof Of>(object: Of, ...names: Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<Of, Name>;
}

/** @returns nothing for a list or an object that holds nothing */
export function unlessEmpty<Of extends object>(value: Of): Of | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

/** Whether a value is an object that is neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is an object as settings hold them, which no class has made. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether every object of JavaScript has something of this name: `constructor`, `toString`, `__proto__`. Code that
 * looks such a name up finds it where nobody wrote it.
 */
export function isInheritedName(name: string): boolean {
  return inherited.has(name);
}
