import { blocks, code, element, item, lines, plain, row, span, type Line } from '../markdown/lines.ts';
import { safeMarkdown } from '../markdown/safe-markdown.ts';
import { shapeOf, type Field, type Shape } from '../schema/shape.ts';
import { child, type Node, type Spec } from '../spec/spec.ts';
import { asText } from '../spec/values.ts';

/** The context in which the schemas of one page are written. */
export interface SchemaWriter {
  spec: Spec;
  /** `request` omits read-only fields, `response` omits write-only fields. */
  purpose?: 'request' | 'response' | undefined;
  /** The number of fields that the page may still contain. */
  budget: { left: number };
  /** @returns a link to the page of a schema that is too deep for this page, or that contains itself */
  linkTo(shape: Shape): string;
}

/** Maximum nesting depth of fields on a page. */
const maxDepth = 4;

/** @returns the description of a value as lines of MDX */
export function description(node: Node | undefined): Line[] {
  const text = asText(node?.value);
  return text === undefined ? [] : lines(safeMarkdown(text), node);
}

/**
 * Writes a list with one item for each field.
 *
 * @param around the keys of the schemas that contain the fields
 */
export function fieldList(fields: readonly FieldRow[], writer: SchemaWriter, around: readonly string[] = []): Line[] {
  return fields.flatMap((field) => {
    const shape = field.node && shapeOf(writer.spec, field.node);
    return isHidden(shape, writer) ? [] : item(fieldRow(field, shape, writer, around));
  });
}

function isHidden(shape: Shape | undefined, { purpose }: SchemaWriter): boolean {
  return shape?.access === (purpose === 'request' ? 'read-only' : 'write-only') && purpose !== undefined;
}

/** An item in a list of fields: a property or a parameter. */
export interface FieldRow extends Omit<Field, 'node'> {
  /** The schema of the field; undefined if the field has none. */
  node: Node | undefined;
  /** The description of the field, if it is not the description of the schema. */
  description?: Node | undefined;
  isDeprecated?: boolean;
  /** Further facts about the field: `['Style', 'form']`. */
  facts?: Shape['facts'];
}

function fieldRow(field: FieldRow, shape: Shape | undefined, writer: SchemaWriter, around: readonly string[]): Line[] {
  const { name, node, isRequired } = field;
  writer.budget.left -= 1;
  const marks = [
    isRequired && span('openapi-required', 'required'),
    (field.isDeprecated || shape?.isDeprecated) && span('openapi-deprecated', 'deprecated'),
    shape?.access && span('openapi-mark', shape.access),
  ].filter((mark) => mark !== false && mark !== undefined);
  const type = shape ? [span('openapi-type', plain(shape.type))] : [];
  const head = [code(name), ...type, ...marks].join(' ');
  const own = description(field.description);
  return blocks(
    [{ text: head, at: node }],
    own.length > 0 ? own : description(shape?.description),
    facts([...(shape ? allFacts(shape, writer.spec) : []), ...(field.facts ?? [])]),
    shape ? inside(shape, writer, around) : [],
  );
}

/** @returns the constraints of a value. For a list without fields, also the constraints of its items */
function allFacts(shape: Shape, spec: Spec): Shape['facts'] {
  const inner = innermost(shape, spec);
  return inner === shape || hasInside(inner) ? shape.facts : [...shape.facts, ...inner.facts];
}

/** Writes the constraints of a value. All allowed values are in one list. */
function facts(all: Shape['facts']): Line[] {
  const allowed = all.filter(([label]) => label === 'Allowed').map(([, value]) => code(value));
  const others = all.filter(([label]) => label !== 'Allowed');
  const written = [
    ...(allowed.length > 0 ? [`Allowed values: ${allowed.join(', ')}`] : []),
    ...others.map(([label, value]) => `${label}: ${code(value)}`),
  ];
  return written.length === 0
    ? []
    : row('openapi-facts', written.map((fact) => span('openapi-fact', fact)).join(' · '));
}

/** Writes the nested fields of a field, in a section that readers can open. */
function inside(shape: Shape, writer: SchemaWriter, around: readonly string[]): Line[] {
  const inner = innermost(shape, writer.spec);
  if (!hasInside(inner)) return [];
  if (around.includes(inner.key) || around.length >= maxDepth || writer.budget.left <= 0)
    return lines(`Fields: ${writer.linkTo(inner)}`);
  const content = schemaContent(inner, writer, around);
  const count = inner.fields.length;
  const summary =
    inner.variants && count === 0 ? inner.variants.label : `${count || 'More'} ${count === 1 ? 'field' : 'fields'}`;
  return element('details', { className: 'openapi-more' }, [{ text: `<summary>${summary}</summary>` }], content);
}

function hasInside({ fields, variants, additional }: Shape): boolean {
  return fields.length > 0 || additional !== undefined || (variants?.nodes.length ?? 0) > 0;
}

/** @returns the schema of the innermost items of a list; the schema itself if it is not a list */
function innermost(shape: Shape, spec: Spec): Shape {
  let found = shape;
  for (let depth = 0; depth < maxDepth && found.items; depth += 1) found = shapeOf(spec, found.items) ?? found;
  return found;
}

/** Writes the fields of a schema, and its alternatives (`oneOf`, `anyOf`). */
export function schemaContent(shape: Shape, writer: SchemaWriter, around: readonly string[] = []): Line[] {
  const inner = [...around, shape.key];
  const { variants, additional } = shape;
  const others = additional && { name: '*', node: additional, isRequired: false };
  return blocks(
    fieldList([...shape.fields, ...(others ? [others] : [])], writer, inner),
    variants ? variantList(variants, shape.fields.length > 0, writer, inner) : [],
  );
}

function variantList(
  variants: NonNullable<Shape['variants']>,
  hasFields: boolean,
  writer: SchemaWriter,
  around: readonly string[],
): Line[] {
  const shapes = variants.nodes.flatMap((node) => shapeOf(writer.spec, node) ?? []);
  const rows = shapes.map((shape) => {
    writer.budget.left -= 1;
    const title = asText(child(shape.node, 'title').value) ?? shape.name;
    const head = title === undefined || title === shape.type ? [] : [`**${plain(title)}**`];
    return item(
      blocks(
        [{ text: [...head, span('openapi-type', plain(shape.type))].join(' '), at: shape.node }],
        description(shape.description),
        facts(shape.facts),
        inside(shape, writer, around),
      ),
    );
  });
  // If a section contains only alternatives, its summary is already the label "One of" or "Any of".
  return blocks(around.length > 1 && !hasFields ? [] : lines(`${variants.label}:`), rows.flat());
}

/** Writes a schema that is the whole body of a request or response. */
export function bodySchema(node: Node, writer: SchemaWriter): Line[] {
  const shape = shapeOf(writer.spec, node);
  if (!shape) return [];
  const inner = innermost(shape, writer.spec);
  const content = schemaContent(inner, writer);
  return blocks(
    row('openapi-body-type', span('openapi-type', plain(shape.type)), node),
    description(shape.description),
    facts(shape.facts),
    element('div', { className: 'openapi-fields' }, content),
  );
}
