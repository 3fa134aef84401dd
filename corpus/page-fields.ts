import * as z from 'zod';
import type { JsonSchema } from './schema/definitions.ts';
import { pageSchemas, type PageKind } from './schema/pages/index.ts';

/** The types of fields that a viewer checks before it renders a page. */
export type FieldType = 'string' | 'number' | 'boolean' | 'array' | 'object';

/** The fields that the viewer checks before it renders a page of one kind. */
export interface PageFields {
  /** The fields that every page of the kind has. */
  required: Record<string, FieldType>;
  /** Names of all fields, required or optional, that contain a list of objects. */
  lists: string[];
}

/**
 * Kind of page → its fields, derived from the schemas. The build inlines the result, because the viewer does not
 * include zod.
 */
export const pageFields = Object.fromEntries(
  Object.entries(pageSchemas).map(([kind, schema]) => [kind, fieldsOf(schema)]),
) as Record<PageKind, PageFields>;

function fieldsOf(schema: z.ZodType): PageFields {
  const {
    properties = {},
    required = [],
    $defs = {},
  } = z.toJSONSchema(schema) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const resolved = (field: JsonSchema | false | undefined): JsonSchema | undefined =>
    field && field.$ref !== undefined ? $defs[field.$ref.replace('#/$defs/', '')] : field || undefined;
  const fields: PageFields = { required: {}, lists: [] };
  for (const [name, property] of Object.entries(properties)) {
    const field = resolved(property)!;
    // A constant, such as `kind`, needs no check, because its value was used to select this schema.
    const type = field.type === 'integer' ? 'number' : field.type;
    const isTyped = typeof type === 'string' && field.const === undefined && name !== '$schema';
    if (isTyped && required.includes(name)) fields.required[name] = type as FieldType;
    if (field.type === 'array' && resolved(field.items)?.type === 'object') fields.lists.push(name);
  }
  return fields;
}
