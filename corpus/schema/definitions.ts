import * as z from 'zod';
import * as shapes from './index.ts';
import { schemas, type SchemaKind } from './schemas.ts';

/** A JSON Schema, limited to the keywords that the corpus uses. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
}

/** The prefix of references between definitions. */
export const definitionPrefix = '#/$defs/';

/** @returns type name → JSON Schema, for the files of a corpus and their named parts */
export function definitions(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [name, shape] of Object.entries(shapes)) if (shape instanceof z.ZodType) registry.add(shape, { id: name });
  const { schemas: named } = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    uri: (name) => definitionPrefix + name,
  });
  return Object.fromEntries(
    Object.entries(named).map(([name, { $schema: _schema, $id: _id, ...definition }]) => [
      name,
      definition as JsonSchema,
    ]),
  );
}

/** @returns kind of file → type name: `doc` → `DocPage` */
export function definitionNames(): Record<SchemaKind, string> {
  const names = new Map(Object.entries(shapes).map(([name, shape]) => [shape as unknown, name]));
  return Object.fromEntries(Object.entries(schemas).map(([kind, shape]) => [kind, names.get(shape)!])) as Record<
    SchemaKind,
    string
  >;
}
