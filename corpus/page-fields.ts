import * as z from 'zod';
import type { JsonSchema } from './schema/definitions.ts';
import { pageSchemas, type PageKind } from './schema/pages/index.ts';

/** What a field of a page holds, as far as a viewer looks before it draws the page. */
export type FieldType = 'string' | 'number' | 'boolean' | 'array' | 'object';

/** The fields of one kind of page. */
export interface PageFields {
  /** Those that every page of the kind has. */
  required: Record<string, FieldType>;
  /** Those that hold lists of objects, where a page has them. */
  lists: string[];
}

/**
 * The fields of each kind of page, made of its schema. The build puts the values in place of this module: a viewer
 * does without zod.
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
    // A constant is what the file was told by.
    const type = field.type === 'integer' ? 'number' : field.type;
    const isTyped = typeof type === 'string' && field.const === undefined && name !== '$schema';
    if (isTyped && required.includes(name)) fields.required[name] = type as FieldType;
    if (field.type === 'array' && resolved(field.items)?.type === 'object') fields.lists.push(name);
  }
  return fields;
}
