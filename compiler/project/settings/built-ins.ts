/** A part of the language or of Node: a function, or an object that holds some. */
interface BuiltIn {
  holder: object;
  key: string | symbol;
  descriptor: PropertyDescriptor;
  /** Absent for what Node loads when it is first asked for. */
  value: unknown;
  /** `JSON`, `Array.prototype.map` */
  name: string;
  /** Names in small letters are those of Node, and functions that look at numbers and addresses. */
  isOfNode: boolean;
}

let known: readonly BuiltIn[] | undefined;

/** Remembers what the language and Node offer, for `putBuiltInsBack`, before code of others runs for the first time. */
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
 * Puts back what code of others has taken away from the language or from Node, as all else in this process needs it, and
 * what it has replaced in the language. What it adds stays, and so does what it puts into the place of Node's own: a
 * console that writes elsewhere, for instance. Of the language this uses as little as it can.
 *
 * @returns the names of what was taken away
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

/** What Node has as a getter, and has loaded anyway. */
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
