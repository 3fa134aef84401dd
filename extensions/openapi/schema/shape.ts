import { refName } from '../spec/operations.ts';
import { child, children, refOf, resolve, type Node, type Spec } from '../spec/spec.ts';
import { asJson, asList, asText, isObject } from '../spec/values.ts';

/** A property of an object. */
export interface Field {
  name: string;
  node: Node;
  isRequired: boolean;
}

/** A schema, with its references resolved and `allOf` merged. */
export interface Shape {
  /** Identifies the schema by its file and path: see `keyOf`. */
  key: string;
  /** The last part of the reference to the schema: `Pet`. Absent for an inline schema. */
  name: string | undefined;
  node: Node;
  /** The type in the words of the page: `array of Pet`. */
  type: string;
  description: Node | undefined;
  /** Constraints, and values such as the default: `['Minimum', '1']`. */
  facts: readonly (readonly [label: string, value: string])[];
  isDeprecated: boolean;
  access: 'read-only' | 'write-only' | undefined;
  fields: readonly Field[];
  /** The schema of the items of a list. */
  items: Node | undefined;
  /** The schema of properties that are not in `fields` (`additionalProperties`). */
  additional: Node | undefined;
  variants: { label: 'One of' | 'Any of'; nodes: readonly Node[] } | undefined;
}

/** Maximum nesting of `allOf`, and of types in `typeOf`. */
const maxMerged = 12;

/** Resolves the references in a schema, and merges its `allOf`. @returns undefined for a broken reference */
export function shapeOf(spec: Spec, given: Node): Shape | undefined {
  const node = resolve(spec, given);
  if (!node) return undefined;
  const parts = partsOf(spec, node);
  const first = (key: string) => parts.map((part) => child(part, key)).find(({ value }) => value !== undefined);
  const own = refOf(given) === undefined ? undefined : asText(child(given, 'description').value);
  const isTrue = (key: string) => parts.some((part) => child(part, key).value === true);
  return {
    key: keyOf(node),
    name: refName(given),
    node,
    type: typeOf(spec, given),
    description: own === undefined ? first('description') : child(given, 'description'),
    facts: factsOf(parts),
    isDeprecated: isTrue('deprecated'),
    access: isTrue('readOnly') ? 'read-only' : isTrue('writeOnly') ? 'write-only' : undefined,
    fields: fieldsOf(parts),
    items: parts.map((part) => child(part, 'items')).find(({ value }) => isObject(value)),
    additional: parts.map((part) => child(part, 'additionalProperties')).find(({ value }) => isObject(value)),
    variants: variantsOf(parts),
  };
}

/** @returns a string that identifies a node: `petstore.yaml#components/schemas/Pet` */
export function keyOf({ file, keys }: Node): string {
  return `${file}#${keys.join('/')}`;
}

/** @returns the schema itself, and then the schemas in its `allOf`, recursively */
function partsOf(spec: Spec, node: Node, around: readonly string[] = []): Node[] {
  const key = keyOf(node);
  if (around.includes(key) || around.length > maxMerged) return [];
  const inner = children(child(node, 'allOf')).flatMap(([, part]) => {
    const found = resolve(spec, part);
    return found ? partsOf(spec, found, [...around, key]) : [];
  });
  return [node, ...inner];
}

function fieldsOf(parts: readonly Node[]): Field[] {
  const required = new Set(parts.flatMap((part) => asList(child(part, 'required').value)));
  const found = new Map<string, Node>();
  // Fields from `allOf` come first, because they usually belong to a more general schema.
  for (const part of [...parts.slice(1), ...parts.slice(0, 1)])
    for (const [name, node] of children(child(part, 'properties'))) found.set(name, node);
  return [...found].map(([name, node]) => ({ name, node, isRequired: required.has(name) }));
}

function variantsOf(parts: readonly Node[]): Shape['variants'] {
  for (const part of parts)
    for (const [key, label] of [
      ['oneOf', 'One of'],
      ['anyOf', 'Any of'],
    ] as const) {
      const nodes = children(child(part, key)).map(([, node]) => node);
      if (nodes.length > 0) return { label, nodes };
    }
  return undefined;
}

/** @returns the type of a schema as text: `integer (int32) or null` */
export function typeOf(spec: Spec, given: Node, depth = 0): string {
  const node = resolve(spec, given);
  if (!node || depth > maxMerged) return 'any';
  if (node.value === false) return 'never';
  const parts = partsOf(spec, node);
  const value = (key: string) => parts.map((part) => child(part, key).value).find((each) => each !== undefined);
  const written = value('type');
  const types = (Array.isArray(written) ? written : [written]).flatMap((type) => asText(type) ?? []);
  const variants = variantsOf(parts);
  const guessed =
    types.filter((type) => type !== 'null').length > 0
      ? types
      : [...(variants ? [variantType(spec, variants.nodes, depth)] : [impliedType(value)]), ...types];
  const named = guessed.map((type) => detailedType(spec, type, { given, value, parts, depth }));
  return [...new Set([...named, ...(value('nullable') === true ? ['null'] : [])])].join(' or ');
}

interface TypeInput {
  given: Node;
  parts: readonly Node[];
  value(key: string): unknown;
  depth: number;
}

function detailedType(spec: Spec, type: string, { given, value, parts, depth }: TypeInput): string {
  if (type === 'array') {
    const items = parts.map((part) => child(part, 'items')).find((each) => isObject(each.value));
    return items ? `array of ${typeOf(spec, items, depth + 1)}` : 'array';
  }
  if (type === 'object') return refName(given) ?? asText(value('title')) ?? 'object';
  const format = asText(value('format'));
  return format === undefined ? type : `${type} (${format})`;
}

function impliedType(value: (key: string) => unknown): string {
  if (value('properties') !== undefined || value('additionalProperties') !== undefined) return 'object';
  if (value('items') !== undefined) return 'array';
  const known = value('const') ?? asList(value('enum'))[0];
  return known === undefined || known === null ? 'any' : typeof known;
}

/** Maximum number of alternatives in the text of a type. */
const mostAlternatives = 4;

function variantType(spec: Spec, nodes: readonly Node[], depth: number): string {
  const types = [...new Set(nodes.map((node) => typeOf(spec, node, depth + 1)))];
  return types.length > mostAlternatives ? 'one of several types' : types.join(' or ');
}

const constraints: readonly (readonly [key: string, label: string])[] = [
  ['const', 'Value'],
  ['default', 'Default'],
  ['minimum', 'Minimum'],
  ['exclusiveMinimum', 'More than'],
  ['maximum', 'Maximum'],
  ['exclusiveMaximum', 'Less than'],
  ['multipleOf', 'Multiple of'],
  ['minLength', 'Minimum length'],
  ['maxLength', 'Maximum length'],
  ['pattern', 'Pattern'],
  ['minItems', 'Minimum items'],
  ['maxItems', 'Maximum items'],
  ['minProperties', 'Minimum properties'],
  ['maxProperties', 'Maximum properties'],
  ['contentEncoding', 'Encoding'],
  ['contentMediaType', 'Media type'],
];

/** Maximum length of a value on a page, in characters. */
const longestValue = 200;

function factsOf(parts: readonly Node[]): Shape['facts'] {
  const found = (key: string) => parts.map((part) => child(part, key).value).find((each) => each !== undefined);
  const written = constraints.flatMap(([key, label]) => {
    const value = found(key);
    // In OpenAPI 3.0, `exclusiveMinimum: true` changes the meaning of `minimum`. It has no value to display.
    return value === undefined || (typeof value === 'boolean' && key.startsWith('exclusive'))
      ? []
      : [[label, shown(value)] as const];
  });
  const allowed = asList(found('enum')).map(shown);
  const example = found('example') ?? asList(found('examples'))[0];
  return [
    ...(allowed.length > 0 ? allowed.map((value) => ['Allowed', value] as const) : []),
    ...written,
    ...(found('uniqueItems') === true ? [['Items', 'unique'] as const] : []),
    ...(example === undefined || typeof example === 'object' ? [] : [['Example', shown(example)] as const]),
  ];
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : asJson(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
