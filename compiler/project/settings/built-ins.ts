/** A built-in of JavaScript or Node.js: a function, or an object with functions. */
interface BuiltIn {
  holder: object;
  key: string | symbol;
  descriptor: PropertyDescriptor;
  /** The built-in itself; undefined if Node.js loads it on first access. */
  value: unknown;
  /** The name in messages: `JSON`, `Array.prototype.map`. */
  name: string;
  /**
   * Whether the name starts with a lower-case letter, like most Node.js globals: `process`. Sites may replace these
   * globals. A few JavaScript functions, such as `parseInt`, count as well.
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
 * Restores built-ins that Lectern needs: all that site code has removed, and JavaScript built-ins that it has
 * replaced. Added globals stay. Replaced Node.js globals also stay, such as a `console` that writes elsewhere, and
 * globals of the program around Lectern. Any built-in may be broken here, so this function uses as few as possible.
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

/** The globals of Node.js that are enumerable, like globals of a program. */
const enumerableOfNode: ReadonlySet<unknown> = new Set([
  'global',
  'clearImmediate',
  'setImmediate',
  'clearInterval',
  'clearTimeout',
  'setInterval',
  'setTimeout',
  'queueMicrotask',
  'structuredClone',
  'atob',
  'btoa',
  'performance',
  'fetch',
  'navigator',
  'crypto',
]);

/** Node.js globals that have a getter, but are always loaded. So reading the getter has no effect. */
const loaded: ReadonlySet<unknown> = new Set(['process', 'Buffer']);

function builtInsOf(holder: object, of: string): BuiltIn[] {
  return Reflect.ownKeys(holder).flatMap((key) => {
    const descriptor = descriptorOf(holder, key)!;
    const isGlobal = holder === globalThis;
    // A global that the program around Lectern has set.
    if (isGlobal && descriptor.enumerable && !enumerableOfNode.has(key)) return [];
    const value: unknown = isGlobal && loaded.has(key) ? Reflect.get(holder, key) : descriptor.value;
    const isKept = isHolder(value) ? descriptor.configurable || descriptor.writable : isGlobal && descriptor.get;
    const name = `${of}${String(key)}`;
    return isKept ? [{ holder, key, descriptor, value, name, isOfNode: /^[a-z]/.test(name) }] : [];
  });
}
