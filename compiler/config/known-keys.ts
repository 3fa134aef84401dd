import type * as z from 'zod';

/** @returns the keys of settings at a path in a schema */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const shapes = path.reduce<z.core.$ZodType[]>((at, key) => at.flatMap((each) => inside(each, key)), plain(schema));
  return shapes.flatMap((shape) => Object.keys(defOf(shape).shape ?? {}));
}

/**
 * @param schema the schema of an object
 * @returns the settings in it with a key of this name: `editUrl` → `docs`, `pages`, `blog`
 */
export function settingsWith(name: string, schema: z.core.$ZodType): string[] {
  return knownKeys(schema, []).filter((key) => membersOf(schema, key).includes(name));
}

/** The keys of a setting, which may be a list of objects. */
function membersOf(schema: z.core.$ZodType, key: string): string[] {
  return [...knownKeys(schema, [key]), ...knownKeys(schema, [key, 0])];
}

/** The parts of a schema of any kind. */
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

/** @returns the objects, lists and records in a schema, without wrappers */
function plain(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { options, innerType, in: before, out: after } = defOf(schema);
  if (options) return options.flatMap(plain);
  if (innerType) return plain(innerType);
  // For a transform, `before` is the schema. For a preprocessed value, `after` is the schema.
  if (before && after) return [...plain(before), ...plain(after)];
  return [schema];
}
