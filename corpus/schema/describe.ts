import comments from './comments.json' with { type: 'json' };
import type { JsonSchema } from './definitions.ts';

const commentOf: Readonly<Record<string, string>> = comments;

/** @returns the definitions with descriptions. The descriptions are the comments of the types in `corpus/schema/` */
export function described(all: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, describe(schema, name)]));
}

/** @param key the key of the comment: `SiteFile/navbar/title` */
function describe(schema: JsonSchema, key: string, comment = commentOf[key]): JsonSchema {
  const { properties, items, additionalProperties, anyOf, oneOf } = schema;
  const member = (each: JsonSchema) => describe(each, key, undefined);
  return {
    ...(comment !== undefined && { description: comment }),
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, describe(value, `${key}/${name}`)]),
      ),
    }),
    ...(items && { items: member(items) }),
    ...(additionalProperties && { additionalProperties: member(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(member) }),
    ...(oneOf && { oneOf: oneOf.map(member) }),
  };
}
