import type { Heading, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { filePaths, type FileKind } from '../../corpus/file-paths.ts';
import { definitionNames, definitionPrefix, definitions, type JsonSchema } from '../../corpus/schema/definitions.ts';
import { described } from '../../corpus/schema/describe.ts';
import { descriptions } from '../../corpus/schema/descriptions.ts';
import { schemas, type SchemaKind } from '../../corpus/schema/schemas.ts';

/** Replaces `::schemas{of="tables"}`, or `of` `pages` or `parts`, by tables that describe these corpus schemas. */
export function remarkSchemas() {
  return (tree: Root) => {
    tree.children = tree.children.flatMap((node): RootContent | RootContent[] => {
      if (node.type !== 'leafDirective' || node.name !== 'schemas') return node;
      const { of } = (node as LeafDirective).attributes ?? {};
      return of === 'parts' ? parts() : files(of === 'pages');
    });
  };
}

const names = definitionNames();
const all = described(definitions());

function files(arePages: boolean): RootContent[] {
  const kinds = (Object.keys(schemas) as SchemaKind[]).filter((kind) => arePages !== Object.hasOwn(filePaths, kind));
  return kinds.flatMap((kind) => {
    const where = arePages ? [] : [code(`corpus/${filePaths[kind as FileKind]}`), text(': ')];
    return [
      heading([code(kind)], `file-${kind}`),
      paragraph([...where, ...words(descriptions[kind])]),
      ...fieldTable(all[names[kind]]!),
    ];
  });
}

function parts(): RootContent[] {
  const ofFiles = new Set(Object.values(names));
  const others = Object.keys(all).filter((name) => !ofFiles.has(name));
  return others.sort().flatMap((name) => {
    const schema = all[name]!;
    const about = words(schema.description ?? '');
    const fields = fieldTable(schema);
    const type = fields.length > 0 ? [] : [paragraph([text('It is '), ...typeOf(schema), text('.')])];
    return [heading([code(name)], `part-${name.toLowerCase()}`), paragraph(about), ...type, ...fields];
  });
}

function fieldTable(schema: JsonSchema): Table[] {
  const rows = fieldRows(schema, '');
  return rows.length === 0
    ? []
    : [{ type: 'table', children: [row([text('Field')], [text('Type')], [text('Meaning')]), ...rows] }];
}

/** @param path the prefix of the field names: `navbar.`, `items[].` */
function fieldRows(schema: JsonSchema, path: string): TableRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    // These two fields are omitted, because every file starts with them.
    if (path === '' && (name === '$schema' || name === 'format')) return [];
    const isOptional = !schema.required?.includes(name);
    const cell = [code(path + name), ...(isOptional ? [text(', optional')] : [])];
    const inner = value.items || undefined;
    return [
      row(cell, typeOf(value), words(value.description ?? '')),
      ...fieldRows(value, `${path}${name}.`),
      ...(inner ? fieldRows(inner, `${path}${name}[].`) : []),
    ];
  });
}

function typeOf(schema: JsonSchema): PhrasingContent[] {
  const { $ref, type, items, prefixItems, additionalProperties, format } = schema;
  const members =
    schema.anyOf ??
    schema.oneOf ??
    (Array.isArray(type) ? type.map((each): JsonSchema => ({ type: each })) : undefined);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if ($ref !== undefined) return [linkTo($ref.slice(definitionPrefix.length))];
  if (values) return joined(values.map((value) => [code(JSON.stringify(value))]));
  if (members) return joined(members.map(typeOf));
  if (type === 'array')
    return [text('list of '), ...(items ? typeOf(items) : joined((prefixItems ?? []).map(typeOf), ', '))];
  if (type === 'object' && additionalProperties && !schema.properties)
    return [text('object of '), ...typeOf(additionalProperties)];
  if (format !== undefined) return [text('date and time')];
  return [text(typeof type === 'string' ? type : 'anything')];
}

/** Returns a link to the description of a type. The type is a file, or a part of files. */
function linkTo(name: string): PhrasingContent {
  const [kind] = Object.entries(names).find(([, definition]) => definition === name) ?? [];
  const url = kind === undefined ? `#part-${name.toLowerCase()}` : `#file-${kind}`;
  return { type: 'link', url, children: [code(name)] };
}

function joined(lists: PhrasingContent[][], by = ' or '): PhrasingContent[] {
  return lists.flatMap((list, index) => (index === 0 ? list : [text(by), ...list]));
}

/** Converts a sentence of a comment. Text between backticks becomes code. */
function words(sentence: string): PhrasingContent[] {
  return sentence.split('`').flatMap((part, index) => (part === '' ? [] : [index % 2 === 1 ? code(part) : text(part)]));
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const heading = (children: PhrasingContent[], id: string): Heading => ({
  type: 'heading',
  depth: 3,
  children: [...children, text(` {#${id}}`)],
});
const row = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
