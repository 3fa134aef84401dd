import { jsonSchema } from './json-schemas.ts';
import { schemas, type SchemaKind } from './schemas.ts';

/**
 * The JSON Schema of each kind of corpus file, as it is written. The build puts the values in place of this module: they
 * are the same for every site.
 */
export const schemaTexts = Object.fromEntries(
  (Object.keys(schemas) as SchemaKind[]).map((kind) => [kind, `${JSON.stringify(jsonSchema(kind))}\n`]),
) as Record<SchemaKind, string>;
