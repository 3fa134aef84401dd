import { conditional } from '../validate/conditional.ts';
import { definitionNames, definitionPrefix, definitions, type JsonSchema } from './definitions.ts';
import { described } from './describe.ts';
import { descriptions } from './descriptions.ts';
import type { SchemaKind } from './schemas.ts';

/** Where the schemas of this version of the format are named; nothing has to be there. */
const address = 'https://lectern.example/schema/v1/';

let open: Record<string, JsonSchema> | undefined;
let names: Record<SchemaKind, string> | undefined;

/**
 * @returns the JSON Schema (draft 2020-12) of a kind of corpus file, for those who read it: a field that a newer
 * Lectern adds is no fault. Unions are told apart by a condition, so that a fault is told by one member of each.
 */
export function jsonSchema(kind: SchemaKind): object {
  open ??= readable(conditional(described(definitions())));
  names ??= definitionNames();
  const { [names[kind]]: root, ...others } = open;
  const used = reachable(root!, open);
  used.delete(names[kind]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${address}${kind}.schema.json`,
    title: kind,
    ...root,
    description: descriptions[kind],
    $defs: Object.fromEntries(Object.entries(others).filter(([name]) => used.has(name))),
  };
}

/** @returns the names of the definitions that a schema refers to, also by way of others */
function reachable(schema: JsonSchema, all: Readonly<Record<string, JsonSchema>>): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    JSON.stringify(value, (key, inner: unknown) => {
      if (key !== '$ref') return inner;
      const name = String(inner).slice(definitionPrefix.length);
      if (!found.has(name)) walk(all[found.add(name) && name]);
      return inner;
    });
  };
  walk(schema);
  return found;
}

/** Leaves out what only writers have to hold to, and what strict readers of schemas take for a mistake. */
function readable(all: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const text = JSON.stringify(all, (key, value: unknown) => {
    if (key === 'additionalProperties' && value === false) return undefined;
    // Every name of a property is a string.
    if (key === 'propertyNames') return undefined;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const { type, format, ...rest } = value as JsonSchema;
    // A pattern says the same, without a list of formats that a reader has to have.
    const kept = format !== undefined && rest.pattern !== undefined ? { ...(type && { type }), ...rest } : value;
    const isUnion = Array.isArray(type) && type.every((each) => typeof each === 'string');
    return isUnion ? { ...rest, anyOf: type.map((each) => ({ type: each })) } : kept;
  });
  return JSON.parse(text) as Record<string, JsonSchema>;
}
