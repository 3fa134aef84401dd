import type { SpecSettings } from '../options.ts';
import { securityOf } from '../spec/security.ts';
import { serversOf } from '../spec/servers.ts';
import { child, children, resolve, rootOf, type Node, type Spec } from '../spec/spec.ts';
import type { Operation } from '../spec/operations.ts';
import { groupsOf, tagFile, type Group, type PlacedOperation } from './groups.ts';

/** The output path of the JSON Schema for files with operations. */
export const schemaFile = 'corpus/openapi/operations.schema.json';

/** @returns the output path of the file that contains the operations of an OpenAPI description */
export function operationsFile(name: string): string {
  return `corpus/openapi/${name}.json`;
}

/**
 * Returns all operations of a description as data for programs. Schemas are copied unchanged, so a `$ref` refers to
 * `components` of the same file.
 *
 * @param addresses source file → address of its page
 */
export function operationsData(spec: Spec, settings: SpecSettings, addresses: ReadonlyMap<string, string>): object {
  const root = rootOf(spec);
  const info = child(root, 'info');
  const operations = groupsOf(spec).flatMap((group) =>
    group.operations.map((placed) => ({
      ...operationData(spec, placed.operation),
      page: addressOf(group, placed, settings, addresses),
    })),
  );
  return {
    $schema: 'operations.schema.json',
    format: 1,
    spec: settings.name,
    title: child(info, 'title').value,
    version: child(info, 'version').value,
    operations,
    components: { schemas: child(root, 'components', 'schemas').value ?? {} },
  };
}

function addressOf(
  group: Group,
  { slug }: PlacedOperation,
  { folder, pages }: SpecSettings,
  addresses: ReadonlyMap<string, string>,
): string | undefined {
  const file = { operation: `${group.slug}/${slug}.mdx`, tag: tagFile(group, folder), spec: 'index.mdx' }[pages];
  const address = addresses.get(`${folder}/${file}`);
  return address !== undefined && pages !== 'operation' ? `${address}#${slug}` : address;
}

function operationData(spec: Spec, operation: Operation): object {
  const { method, path, isWebhook, operationId, title, description, tags, isDeprecated } = operation;
  const { parameters, body, responses } = operation;
  return {
    method,
    [isWebhook ? 'webhook' : 'path']: path,
    operationId,
    title,
    description,
    tags,
    deprecated: isDeprecated || undefined,
    servers: isWebhook ? undefined : serversOf(spec, operation).map(({ url }) => url),
    security: securityOf(spec, operation).map(({ schemes }) => schemes.map(({ name, scopes }) => ({ name, scopes }))),
    parameters: parameters.map(({ name, in: place, isRequired, schema, node }) => ({
      name,
      in: place,
      required: isRequired,
      description: child(node, 'description').value,
      schema: schema?.value,
    })),
    requestBody: body && { required: child(body, 'required').value === true, content: contentOf(body) },
    responses: responses.map(({ status, node }) => ({
      status,
      description: child(node, 'description').value,
      headers: children(child(node, 'headers')).map(([name, given]) => {
        const header = resolve(spec, given);
        return { name, schema: header && child(header, 'schema').value };
      }),
      content: contentOf(node),
    })),
  };
}

function contentOf(node: Node): { type: string; schema: unknown }[] {
  return children(child(node, 'content')).map(([type, media]) => ({ type, schema: child(media, 'schema').value }));
}

const text = { type: 'string' };
const schema = { type: ['object', 'boolean'], description: 'The schema, as in the OpenAPI description' };
const list = (items: object) => ({ type: 'array', items });
const object = (properties: object, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const content = list(object({ type: text, schema }, ['type']));

/** The JSON Schema of the files with operations. */
export const operationsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The operations of an OpenAPI description',
  ...object(
    {
      $schema: text,
      format: { const: 1 },
      spec: { ...text, description: 'The name of the description in the config' },
      title: text,
      version: text,
      components: object({ schemas: { type: 'object' } }, ['schemas']),
      operations: list(
        object(
          {
            method: { enum: ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] },
            path: text,
            webhook: { ...text, description: 'The name of a webhook, which has no path' },
            operationId: text,
            title: text,
            description: text,
            tags: list(text),
            deprecated: { const: true },
            servers: list(text),
            security: {
              ...list(list(object({ name: text, scopes: list(text) }, ['name', 'scopes']))),
              description: 'Alternative lists of security schemes. A request needs all schemes of one list',
            },
            parameters: list(
              object(
                {
                  name: text,
                  in: { enum: ['path', 'query', 'header', 'cookie'] },
                  required: { type: 'boolean' },
                  description: text,
                  schema,
                },
                ['name', 'in', 'required'],
              ),
            ),
            requestBody: object({ required: { type: 'boolean' }, content }, ['required', 'content']),
            responses: list(
              object(
                { status: text, description: text, headers: list(object({ name: text, schema }, ['name'])), content },
                ['status', 'headers', 'content'],
              ),
            ),
            page: {
              ...text,
              description: 'The address of the page with this operation, with the anchor of the operation',
            },
          },
          ['method', 'title', 'tags', 'security', 'parameters', 'responses'],
        ),
      ),
    },
    ['$schema', 'format', 'spec', 'operations', 'components'],
  ),
};
