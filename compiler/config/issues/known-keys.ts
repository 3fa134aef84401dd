import * as z from 'zod';

/** @returns the keys of the object at a path in a schema */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  return shapesAt(schema, path).flatMap((shape) => Object.keys(defOf(shape).shape ?? {}));
}

/** Whether the object, list or record at a path in a schema accepts a value. */
export function isAccepted(schema: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): boolean {
  return shapesAt(schema, path).some((shape) => z.safeParse(shape, value, { jitless: true }).success);
}

function shapesAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType[] {
  return path.reduce<z.core.$ZodType[]>((at, key) => at.flatMap((each) => inside(each, key)), plain(schema));
}

/**
 * Finds settings whose objects have a certain key: `editUrl` → `docs`, `pages`, `blog`.
 *
 * @param schema schema of an object
 */
export function settingsWith(name: string, schema: z.core.$ZodType): string[] {
  return knownKeys(schema, []).filter((key) => membersAt(schema, [key]).includes(name));
}

/** @returns the keys of the object at a path. If the value is a list of objects, the keys of its items */
export function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  return [...knownKeys(schema, path), ...knownKeys(schema, [...path, 0])];
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
 * @returns the schemas of the objects, lists and records in a schema, after removing wrappers such as optional and
 * default
 */
function plain(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { options, innerType, in: before, out: after } = defOf(schema);
  if (options) return options.flatMap(plain);
  if (innerType) return plain(innerType);
  // A pipe has an input schema and an output schema. One of them is a transformation without keys.
  if (before && after) return [...plain(before), ...plain(after)];
  return [schema];
}
