/** A built-in of the language or of Node: a function, or an object of functions. */
interface BuiltIn {
  holder: object;
  key: string | symbol;
  descriptor: PropertyDescriptor;
  /** Absent for built-ins that Node loads on first access. */
  value: unknown;
  /** `JSON`, `Array.prototype.map` */
  name: string;
  /** Lower-case names are Node's, or functions for numbers and addresses. */
  isOfNode: boolean;
}

let known: readonly BuiltIn[] | undefined;

/** Records the built-ins of the language and Node for `putBuiltInsBack`, before site code runs for the first time. */
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
 * Restores built-ins that site code has removed, because the rest of the process needs them. Also restores language
 * built-ins that it has replaced. Additions stay, as well as replacements of Node's built-ins, such as a console that
 * writes elsewhere. Uses as few built-ins of the language as possible.
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

/** Getters of Node whose values are always loaded. */
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
