import { jsonSchema } from './json-schemas.ts';
import { schemas, type SchemaKind } from './schemas.ts';

/**
 * The serialized JSON Schema of each kind of corpus file. The build replaces this module with its values, which are
 * the same for every site.
 */
export const schemaTexts = Object.fromEntries(
  (Object.keys(schemas) as SchemaKind[]).map((kind) => [kind, `${JSON.stringify(jsonSchema(kind))}\n`]),
) as Record<SchemaKind, string>;
