import { definitionPrefix, type JsonSchema } from '../../corpus/schema/definitions.ts';
import type { DocComments } from './doc-comments.ts';

/**
 * Writes TypeScript declarations of JSON Schemas.
 *
 * A writer of its own, as the packages that there are know no tuples of draft 2020-12 (`prefixItems`) and would each
 * bring a dozen others along; these schemas use little of what a schema may hold. A test compares the result with what
 * zod infers.
 *
 * @param definitions type name → schema; they refer to each other by name
 * @returns the text of a declaration file
 */
export function declareTypes(
  definitions: Readonly<Record<string, JsonSchema>>,
  comments: ReadonlyMap<string, DocComments>,
): string {
  return Object.entries(definitions)
    .map(([name, schema]) => {
      const { comment, fields = none, nested = none } = comments.get(name) ?? {};
      const place = { fields, nested, indent: '' };
      const declaration = schema.properties
        ? `export interface ${name} ${objectType(schema, place)}`
        : `export type ${name} = ${typeOf(schema, place)};`.replace(' \n', '\n');
      return `${comment === undefined ? '' : `${comment}\n`}${declaration}\n`;
    })
    .join('\n');
}

const none: ReadonlyMap<string, string> = new Map();

interface Place {
  /** The comments of the fields of an object that stands here. */
  fields: ReadonlyMap<string, string>;
  /** The comments of fields of objects within that one. */
  nested: ReadonlyMap<string, string>;
  indent: string;
}

function typeOf(schema: JsonSchema, place: Place): string {
  const { $ref, const: only, prefixItems, items, properties, additionalProperties } = schema;
  if ($ref !== undefined) return $ref.slice(definitionPrefix.length);
  if (only !== undefined) return literal(only);
  const members = unionOf(schema);
  if (members) return union(members, place);
  switch (schema.type) {
    case 'array':
      return prefixItems
        ? `[${prefixItems.map((item) => typeOf(item, place)).join(', ')}]`
        : arrayOf(items || {}, place);
    case 'object':
      if (properties) return objectType(schema, place);
      // An index signature, for `Record` can't refer to the type that it is part of.
      return `{ [key: string]: ${typeOf(additionalProperties || {}, place)} }`;
    case 'integer':
      return 'number';
    default:
      return schema.type?.toString() ?? 'unknown';
  }
}

function objectType({ properties = {}, required = [] }: JsonSchema, { fields, nested, indent }: Place): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([name, schema]) => {
    const comment = fields.get(name)?.replace(/\n\s*/g, `\n${inner} `);
    const optional = required.includes(name) ? '' : '?';
    const type = typeOf(schema, { fields: nested, nested, indent: inner });
    return [...(comment === undefined ? [] : [inner + comment]), `${inner}${name}${optional}: ${type};`];
  });
  return ['{', ...lines, `${indent}}`].join('\n');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function arrayOf(item: JsonSchema, place: Place): string {
  const type = typeOf(item, place);
  return unionOf(item) ? `(${type})[]` : `${type}[]`;
}

/** The members of a schema that is one of several. */
function unionOf({ anyOf, oneOf, enum: values, type }: JsonSchema): readonly JsonSchema[] | undefined {
  if (Array.isArray(type)) return type.map((each) => ({ type: each }));
  return anyOf ?? oneOf ?? values?.map((value) => ({ const: value }));
}

/** One line where there is room for it, else lines for each member. */
function union(members: readonly JsonSchema[], place: Place): string {
  const line = members.map((member) => typeOf(member, place)).join(' | ');
  if (line.length <= 80 && !line.includes('\n')) return line;
  const inner = { ...place, indent: `${place.indent}    ` };
  return members.map((member) => `\n${place.indent}  | ${typeOf(member, inner)}`).join('');
}
