import { conditional } from '../validate/conditional.ts';
import { definitionNames, definitionPrefix, definitions, type JsonSchema } from './definitions.ts';
import { described } from './describe.ts';
import { descriptions } from './descriptions.ts';
import type { SchemaKind } from './schemas.ts';

/** The start of each schema's `$id`. It contains the version of the format, and need not be a reachable URL. */
const address = 'https://lectern.example/schema/v1/';

let open: Record<string, JsonSchema> | undefined;
let names: Record<SchemaKind, string> | undefined;

/**
 * @returns the JSON Schema (draft 2020-12) of a kind of file, for readers of a corpus. It allows unknown fields,
 * because newer versions of Lectern may add some. Unions are written as conditions, so that a validator reports the
 * errors of one member only
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

/** @returns the names of the definitions that a schema uses, directly or through other definitions */
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

/** Removes keywords that restrict only writers of a corpus, and keywords that strict validators reject. */
function readable(all: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const text = JSON.stringify(all, (key, value: unknown) => {
    if (key === 'additionalProperties' && value === false) return undefined;
    // `propertyNames` is removed, because every property name is a string.
    if (key === 'propertyNames') return undefined;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const { type, format, ...rest } = value as JsonSchema;
    // `format` is removed next to a `pattern`, so that validators need no list of formats.
    const kept = format !== undefined && rest.pattern !== undefined ? { ...(type && { type }), ...rest } : value;
    const isUnion = Array.isArray(type) && type.every((each) => typeof each === 'string');
    return isUnion ? { ...rest, anyOf: type.map((each) => ({ type: each })) } : kept;
  });
  return JSON.parse(text) as Record<string, JsonSchema>;
}
