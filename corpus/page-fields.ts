import * as z from 'zod';
import type { JsonSchema } from './schema/definitions.ts';
import { pageSchemas, type PageKind } from './schema/pages/index.ts';

/** The types of fields that a viewer checks before it renders a page. */
export type FieldType = 'string' | 'number' | 'boolean' | 'array' | 'object';

/** The fields of one kind of page that a viewer checks. */
export interface PageFields {
  /** The fields that every page of the kind has. */
  required: Record<string, FieldType>;
  /** The optional and required fields that contain lists of objects. */
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
    // Constants, such as `kind`, need no check. Their values have selected this schema.
    const type = field.type === 'integer' ? 'number' : field.type;
    const isTyped = typeof type === 'string' && field.const === undefined && name !== '$schema';
    if (isTyped && required.includes(name)) fields.required[name] = type as FieldType;
    if (field.type === 'array' && resolved(field.items)?.type === 'object') fields.lists.push(name);
  }
  return fields;
}
