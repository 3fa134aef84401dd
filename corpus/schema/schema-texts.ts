import { jsonSchema } from './json-schemas.ts';
import { schemas, type SchemaKind } from './schemas.ts';

/** Kind of file → its JSON Schema as a string. The build inlines the result, which is the same for every site. */
export const schemaTexts = Object.fromEntries(
  (Object.keys(schemas) as SchemaKind[]).map((kind) => [kind, `${JSON.stringify(jsonSchema(kind))}\n`]),
) as Record<SchemaKind, string>;
