import type { SpecSettings } from '../options.ts';
import type { Packages } from '../packages.ts';
import { blocks, code, element, fence, item, lines, plain, row, span, type Line } from '../markdown/lines.ts';
import { exampleOf } from '../samples/example.ts';
import { requestSamples } from '../samples/request.ts';
import type { Operation, Parameter, ParameterPlace, Response } from '../spec/operations.ts';
import { securityOf, type SecurityScheme } from '../spec/security.ts';
import { child, children, resolve, type Node } from '../spec/spec.ts';
import { asJson, asText, isObject } from '../spec/values.ts';
import { bodySchema, description, fieldList, type SchemaWriter } from './fields.ts';
import { statusText } from './status-text.ts';

/** The context in which the operations of a page are written. */
export interface OperationWriter extends SchemaWriter {
  packages: Packages;
  settings: SpecSettings;
}

/** The position of an operation on its page. */
export interface OperationPlace {
  /** The level of the operation's first headings. */
  depth: number;
  /** The prefix of the ids of the operation's headings. */
  prefix: string;
}

/** Writes the content of an operation, without its title. */
export async function operationContent(
  operation: Operation,
  writer: OperationWriter,
  place: OperationPlace,
): Promise<Line[]> {
  const { node, isDeprecated, operationId } = operation;
  const text = element(
    'div',
    { className: 'openapi-text' },
    address(operation),
    isDeprecated ? lines(':::warning[Deprecated]\n\nDo not use this operation in new code.\n\n:::', node) : [],
    description(child(node, 'description')),
    operationId === undefined ? [] : row('openapi-id', `Operation ID: ${code(operationId)}`, node),
    authorization(operation, writer, place),
    ...parameterGroups.map((group) => parameterSection(group, operation, writer, place)),
    requestBody(operation, writer, place),
    responses(operation, writer, place),
  );
  return element('OpenApi', {}, text, await samples(operation, writer));
}

function address({ method, path, isWebhook, node }: Operation): Line[] {
  const name = `<span className="openapi-method openapi-${method}">${method.toUpperCase()}</span>`;
  return element(
    'div',
    { className: 'openapi-address' },
    lines(`${isWebhook ? 'Webhook ' : ''}${name} ${code(path)}`, node),
  );
}

function heading(title: string, id: string, { depth, prefix }: OperationPlace, more = 0): Line[] {
  return [{ text: `${'#'.repeat(Math.min(6, depth + more))} ${title} {#${prefix}${id}}` }];
}

function authorization(operation: Operation, { spec }: OperationWriter, place: OperationPlace): Line[] {
  const requirements = securityOf(spec, operation);
  if (requirements.length === 0) return [];
  const alternatives = requirements.map(({ schemes }) =>
    item(
      schemes.length === 0
        ? lines('No authentication')
        : lines(schemes.map(schemeText).join(' and '), schemes[0]!.node),
    ),
  );
  const lead = requirements.length > 1 ? lines('One of:') : [];
  return blocks(heading('Authorization', 'authorization', place), lead, alternatives.flat());
}

function schemeText({ name, kind, scopes }: SecurityScheme): string {
  const needed = scopes.length === 0 ? '' : `, with the scopes ${scopes.map(code).join(', ')}`;
  return `${code(name)} ${span('openapi-type', plain(kind))}${needed}`;
}

const parameterGroups: readonly (readonly [place: ParameterPlace, title: string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
];

function parameterSection(
  [kind, title]: (typeof parameterGroups)[number],
  { parameters }: Operation,
  writer: OperationWriter,
  place: OperationPlace,
): Line[] {
  const found = parameters.filter((parameter) => parameter.in === kind);
  if (found.length === 0) return [];
  const rows = fieldList(found.map(parameterRow), writer);
  return blocks(heading(title, `${kind}-parameters`, place), element('div', { className: 'openapi-fields' }, rows));
}

function parameterRow({ name, node, schema, isRequired }: Parameter) {
  const style = asText(child(node, 'style').value);
  const example = child(node, 'example').value;
  return {
    name,
    node: schema,
    isRequired,
    description: child(node, 'description'),
    isDeprecated: child(node, 'deprecated').value === true,
    facts: [
      ...(style === undefined ? [] : [['Style', style] as const]),
      ...(example === undefined || isObject(example)
        ? []
        : [['Example', typeof example === 'string' ? example : asJson(example)] as const]),
    ],
  };
}

function requestBody({ body }: Operation, writer: OperationWriter, place: OperationPlace): Line[] {
  if (!body) return [];
  const isRequired = child(body, 'required').value === true;
  return blocks(
    heading('Request body', 'request-body', place),
    isRequired ? row('openapi-body-required', span('openapi-required', 'required')) : [],
    description(child(body, 'description')),
    mediaTypes(child(body, 'content'), { ...writer, purpose: 'request' }),
  );
}

/** Writes the schema of each media type. Types with the same schema are written once. */
function mediaTypes(content: Node, writer: OperationWriter): Line[] {
  const groups = new Map<string, { names: string[]; node: Node }>();
  for (const [name, node] of children(content)) {
    const key = asJson(child(node, 'schema').value ?? name);
    const group = groups.get(key);
    if (group) group.names.push(name);
    else groups.set(key, { names: [name], node });
  }
  return blocks(
    ...[...groups.values()].map(({ names, node }) => {
      const schema = child(node, 'schema');
      return blocks(
        row('openapi-media', names.map(code).join(' ')),
        schema.value === undefined ? [] : bodySchema(schema, writer),
      );
    }),
  );
}

function responses({ responses: all }: Operation, writer: OperationWriter, place: OperationPlace): Line[] {
  if (all.length === 0) return [];
  return blocks(
    heading('Responses', 'responses', place),
    ...all.map((response) => oneResponse(response, writer, place)),
  );
}

function oneResponse({ status, node }: Response, writer: OperationWriter, place: OperationPlace): Line[] {
  const { spec } = writer;
  const headers = children(child(node, 'headers')).flatMap(([name, given]) => {
    const header = resolve(spec, given);
    const schema = header && child(header, 'schema');
    return header
      ? [
          {
            name,
            node: schema?.value === undefined ? undefined : schema,
            isRequired: child(header, 'required').value === true,
            description: child(header, 'description'),
          },
        ]
      : [];
  });
  const title = [code(status), statusText(status)].filter(Boolean).join(' ');
  const list = fieldList(headers, writer);
  return blocks(
    heading(title, `response-${status.toLowerCase()}`, place, 1),
    description(child(node, 'description')),
    list.length === 0 ? [] : blocks(lines('Headers:'), element('div', { className: 'openapi-fields' }, list)),
    mediaTypes(child(node, 'content'), { ...writer, purpose: 'response' }),
    links(child(node, 'links')),
  );
}

/** Writes the `links` of a response: the names of operations that can use its values. */
function links(node: Node): Line[] {
  const rows = children(node).flatMap(([name, link]) => {
    const operation = asText(child(link, 'operationId').value);
    return item(
      blocks(
        lines(operation === undefined ? code(name) : `${code(name)}: ${code(operation)}`),
        description(child(link, 'description')),
      ),
    );
  });
  return rows.length === 0 ? [] : blocks(lines('Links:'), rows);
}

async function samples(operation: Operation, writer: OperationWriter): Promise<Line[]> {
  const { packages, settings, spec } = writer;
  const input = { spec, ...packages };
  const requests = operation.isWebhook ? [] : await requestSamples(operation, input, settings.samples);
  const answers = operation.responses.flatMap(({ status, node }) => {
    const [type, media] = children(child(node, 'content'))[0] ?? [];
    const example = media && exampleOf(media, input, 'response');
    if (type === undefined || example === undefined) return [];
    const isJson = typeof example !== 'string' || /json/.test(type);
    const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
    return [{ label: status, value: status, language: isJson ? 'json' : 'text', text: shortened(text) }];
  });
  const parts = blocks(tabs('Request', 'openapi-language', requests), tabs('Response', undefined, answers));
  return element('div', { className: 'openapi-samples' }, parts);
}

/** Maximum length of an example, in lines. */
const mostLines = 120;

function shortened(text: string): string {
  const all = text.split('\n');
  return all.length > mostLines ? [...all.slice(0, mostLines), '…'].join('\n') : text;
}

interface Tab {
  label: string;
  value: string;
  language: string;
  text: string;
}

function tabs(title: string, group: string | undefined, all: readonly Tab[]): Line[] {
  if (all.length === 0) return [];
  const head = element('div', { className: 'openapi-samples-title' }, lines(title));
  const blocksOf = all.map(({ label, value, language, text }) =>
    element('TabItem', { value, label }, fence(language, text)),
  );
  return blocks(head, element('Tabs', group === undefined ? {} : { groupId: group }, ...blocksOf));
}
