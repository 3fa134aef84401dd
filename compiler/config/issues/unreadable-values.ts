import { unusableCharacter } from '../../values/unusable-character.ts';
import { keyText, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import { isPlainObject } from '../../values/objects.ts';

/**
 * Maximum depth of objects and lists. Settings need far less. A deeper value would overflow the stack of recursive
 * functions.
 */
const mostLevels = 200;

/**
 * Finds values that can't be settings: cyclic or too deep values, getters that throw, and values that JSON can't
 * represent. Also finds the key `__proto__`, which JSON may contain, because copying such an object would change its
 * prototype.
 */
export function unreadableValues(
  value: unknown,
  path: readonly PropertyKey[] = [],
  outer: readonly unknown[] = [],
  seen: Set<unknown> = new Set(),
): ConfigIssue[] {
  const problem = (message: string, hint?: string) => [{ key: keyText(path), message, hint }];
  if (typeof value === 'bigint')
    return problem('the value is a BigInt, but no setting can be a BigInt', 'write the value as a number or as text');
  const unusable = typeof value === 'string' ? unusableCharacter(value) : undefined;
  if (unusable !== undefined)
    return problem(
      `${JSON.stringify(value)} contains ${unusable}`,
      'write the whole character, or both halves of its escape sequence',
    );
  try {
    if (!isPlain(value)) return [];
    if (outer.includes(value))
      return problem(
        'the value contains itself',
        'remove the reference to the outer object: settings must not contain themselves',
      );
    if (seen.has(value)) return [];
    if (path.length > mostLevels)
      return [{ key: keyText(path.slice(0, 3)), message: `the value is nested more than ${mostLevels} levels deep` }];
    seen.add(value);
    // A proxy of a list may throw when `length` is read. Later code reads lists in the same way, so the error is found
    // here.
    const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    return names.flatMap((name) => {
      const inside = [...path, name];
      const inner = read(value, name);
      if ('thrown' in inner)
        return [
          {
            key: keyText(inside),
            message: `the value throws an error when Lectern reads it: ${inner.thrown}`,
            hint: withoutGetter,
          },
        ];
      if (name !== '__proto__') return unreadableValues(inner.value, inside, [...outer, value], seen);
      return [{ key: keyText(inside), message: 'a key cannot have this name', hint: 'remove or rename the key' }];
    });
  } catch (error) {
    return problem(`the value throws an error when Lectern reads it: ${thrownText(error)}`);
  }
}

const withoutGetter = 'write the value instead of the getter';

function read(value: object, name: PropertyKey): { value: unknown } | { thrown: string } {
  try {
    return { value: Reflect.get(value, name) };
  } catch (error) {
    return { thrown: thrownText(error) };
  }
}

/** Whether a value is a plain object or a list. Other objects, such as class instances of plugins, are not searched. */
function isPlain(value: unknown): value is object {
  return Array.isArray(value) || isPlainObject(value);
}
