/** A built-in of JavaScript or Node.js: a function, or an object with functions. */
interface BuiltIn {
  holder: object;
  key: string | symbol;
  descriptor: PropertyDescriptor;
  /** The value; absent for built-ins that Node.js loads on first access. */
  value: unknown;
  /** The name in messages: `JSON`, `Array.prototype.map`. */
  name: string;
  /**
   * Whether the name starts with a lower-case letter. Such globals are Node.js's own, or functions such as
   * `parseInt`.
   */
  isOfNode: boolean;
}

let known: readonly BuiltIn[] | undefined;

/**
 * Records all built-ins, so that `putBuiltInsBack` can restore them. Call it before site code runs for the
 * first time.
 */
export function rememberBuiltIns(): void {
  known ??= builtInsOf(globalThis, '').flatMap((global) => {
    const { value, name } = global;
    if (value === globalThis) return [];
    const { prototype } = Object(value) as { prototype?: unknown };
    return [
      global,
      ...(isHolder(value) ? builtInsOf(value, `${name}.`) : []),
      ...(isHolder(prototype) ? builtInsOf(prototype, `${name}.prototype.`) : []),
    ];
  });
}

/**
 * Restores built-ins that site code has removed, and JavaScript built-ins that it has replaced, because
 * Lectern needs them. Additions stay. Replacements of Node.js built-ins also stay, such as a console with
 * another output. This function itself uses as few built-ins as possible.
 *
 * @returns the names of the removed built-ins
 */
export function putBuiltInsBack(): string[] {
  const gone: string[] = [];
  for (let index = 0; index < (known?.length ?? 0); index += 1) {
    const { holder, key, descriptor, value, name, isOfNode } = known![index]!;
    const now = descriptorOf(holder, key);
    if (value === undefined && now?.get === descriptor.get) continue;
    const current = now?.get ? call(now.get, holder, []) : now?.value;
    if (current === value) continue;
    const isThere = current !== null && typeof current === (value === undefined ? typeof current : typeof value);
    if (!isThere || current === undefined) gone[gone.length] = name;
    else if (isOfNode || value === undefined) continue;
    define(holder, key, descriptor);
    if (descriptor.set && value !== undefined) call(descriptor.set, holder, [value]);
  }
  return gone;
}

const { defineProperty: define, getOwnPropertyDescriptor: descriptorOf, apply: call } = Reflect;

function isHolder(value: unknown): value is object {
  return value !== null && (typeof value === 'function' || typeof value === 'object');
}

/** Node.js globals with a getter whose values Node.js always loads. */
const loaded: ReadonlySet<unknown> = new Set(['process', 'Buffer']);

function builtInsOf(holder: object, of: string): BuiltIn[] {
  return Reflect.ownKeys(holder).flatMap((key) => {
    const descriptor = descriptorOf(holder, key)!;
    const isGlobal = holder === globalThis;
    const value: unknown = isGlobal && loaded.has(key) ? Reflect.get(holder, key) : descriptor.value;
    const isKept = isHolder(value) ? descriptor.configurable || descriptor.writable : isGlobal && descriptor.get;
    const name = `${of}${String(key)}`;
    return isKept ? [{ holder, key, descriptor, value, name, isOfNode: /^[a-z]/.test(name) }] : [];
  });
}
