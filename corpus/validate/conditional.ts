import { definitionPrefix, type JsonSchema } from '../schema/definitions.ts';

/**
 * Converts a union to conditions, if a property such as `type` has a different value in each member. A validator then
 * checks a value against one member only. Otherwise, it would try every member at each level of a body, and report
 * the errors of all members.
 *
 *     anyOf [text, element]  →  if type is "text" then text, else if type is "element" then element, else type is
 * "text" or "element"
 */
export function conditional(definitions: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const rewrite = (schema: JsonSchema): JsonSchema => {
    const { anyOf, oneOf, properties, items, prefixItems, additionalProperties, ...rest } = schema;
    const members = (anyOf ?? oneOf)?.map(rewrite);
    return {
      ...rest,
      ...(members && (conditions(members) ?? { anyOf: members })),
      ...(properties && { properties: mapValues(properties, rewrite) }),
      ...(items !== undefined && { items: items && rewrite(items) }),
      ...(prefixItems && { prefixItems: prefixItems.map(rewrite) }),
      ...(additionalProperties !== undefined && {
        additionalProperties: additionalProperties && rewrite(additionalProperties),
      }),
    };
  };

  function conditions(members: readonly JsonSchema[]): JsonSchema | undefined {
    const property = ['kind', 'type'].find((name) => members.every((member) => valuesOf(member, name)));
    if (property === undefined) return undefined;
    const is = (values: unknown[]): JsonSchema => ({
      type: 'object',
      properties: { [property]: { enum: values } },
      required: [property],
    });
    const values = members.map((member) => valuesOf(member, property)!);
    return members.reduceRight<JsonSchema>(
      // `then` is a keyword of JSON Schema.
      // eslint-disable-next-line unicorn/no-thenable
      (otherwise, member, index) => ({ if: is(values[index]!), then: member, else: otherwise }),
      is(values.flat()),
    );
  }

  /** Returns the values that a property can have in a member of a union. Undefined if they are unknown. */
  function valuesOf(member: JsonSchema, property: string): unknown[] | undefined {
    const shape = member.$ref === undefined ? member : definitions[member.$ref.slice(definitionPrefix.length)]!;
    const { const: only, enum: values } = shape.properties?.[property] ?? {};
    return only === undefined ? values : [only];
  }

  return mapValues(definitions, rewrite);
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
