import type * as z from 'zod';

/** @returns the keys of the object at a path in a schema */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const shapes = path.reduce<z.core.$ZodType[]>((at, key) => at.flatMap((each) => inside(each, key)), plain(schema));
  return shapes.flatMap((shape) => Object.keys(defOf(shape).shape ?? {}));
}

/**
 * Finds settings whose objects have a certain key: `editUrl` → `docs`, `pages`, `blog`.
 *
 * @param schema schema of an object
 */
export function settingsWith(name: string, schema: z.core.$ZodType): string[] {
  return knownKeys(schema, []).filter((key) => membersOf(schema, key).includes(name));
}

/** Returns the keys of a setting's object. For a list, returns the keys of its items. */
function membersOf(schema: z.core.$ZodType, key: string): string[] {
  return [...knownKeys(schema, [key]), ...knownKeys(schema, [key, 0])];
}

/** The internal properties of zod schemas that this module reads. */
interface Def {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}

function defOf(schema: z.core.$ZodType): Def {
  return schema._zod.def as Def;
}

function inside(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType[] {
  const { shape, element, valueType } = defOf(schema);
  const inner = shape ? shape[String(key)] : (element ?? valueType);
  return inner ? plain(inner) : [];
}

/**
 * @returns the objects, lists and records that a schema consists of, without optional, default and similar
 * wrappers
 */
function plain(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { options, innerType, in: before, out: after } = defOf(schema);
  if (options) return options.flatMap(plain);
  if (innerType) return plain(innerType);
  // A transformed schema is in `before`; the schema of a preprocessed value is in `after`.
  if (before && after) return [...plain(before), ...plain(after)];
  return [schema];
}
