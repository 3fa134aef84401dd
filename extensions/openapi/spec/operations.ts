import { child, children, refOf, resolve, rootOf, type Node, type Spec } from './spec.ts';
import { asList, asText, isObject } from './values.ts';

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];
export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: ParameterPlace;
  isRequired: boolean;
  node: Node;
  /** The schema; undefined if the parameter has none. */
  schema: Node | undefined;
}

/** A response of an operation. */
export interface Response {
  /** A status code, a range such as `4XX`, or `default`. */
  status: string;
  node: Node;
}

/** An operation or a webhook. */
export interface Operation {
  method: Method;
  /** The path in the description, or the name of the webhook. */
  path: string;
  isWebhook: boolean;
  node: Node;
  /** The value of the path in `paths`. It contains the operation. */
  pathNode: Node;
  operationId: string | undefined;
  title: string;
  description: string | undefined;
  tags: readonly string[];
  isDeprecated: boolean;
  parameters: readonly Parameter[];
  body: Node | undefined;
  responses: readonly Response[];
}

/** Lists the operations of an OpenAPI description in their order, webhooks last. Values of a wrong type are ignored. */
export function listOperations(spec: Spec): Operation[] {
  const root = rootOf(spec);
  return [...operationsIn(spec, child(root, 'paths'), false), ...operationsIn(spec, child(root, 'webhooks'), true)];
}

function operationsIn(spec: Spec, paths: Node, isWebhook: boolean): Operation[] {
  return children(paths).flatMap(([path, given]) => {
    if (path.startsWith('x-')) return [];
    const pathNode = resolve(spec, given);
    if (!pathNode || !isObject(pathNode.value)) return [];
    return methods.flatMap((method) => {
      const node = child(pathNode, method);
      return isObject(node.value) ? [operationOf(spec, { method, path, isWebhook, node, pathNode })] : [];
    });
  });
}

type Address = Pick<Operation, 'method' | 'path' | 'isWebhook' | 'node' | 'pathNode'>;

function operationOf(spec: Spec, address: Address): Operation {
  const { node, method, path } = address;
  const { summary, description, operationId, tags, deprecated } = node.value as Record<string, unknown>;
  const id = asText(operationId);
  return {
    ...address,
    operationId: id,
    title: asText(summary)?.trim() ?? id ?? `${method.toUpperCase()} ${path}`,
    description: asText(description),
    tags: asList(tags).flatMap((tag) => asText(tag) ?? []),
    isDeprecated: deprecated === true,
    parameters: parametersOf(spec, address),
    body: resolve(spec, child(node, 'requestBody')),
    responses: children(child(node, 'responses')).flatMap(([status, given]) => {
      const response = resolve(spec, given);
      return status.startsWith('x-') || !isObject(response?.value) ? [] : [{ status, node: response! }];
    }),
  };
}

const places: readonly unknown[] = ['path', 'query', 'header', 'cookie'];

/**
 * Returns the parameters of an operation. An operation's parameter replaces a parameter of the path that has the same
 * name and location (`in`).
 */
function parametersOf(spec: Spec, { node, pathNode }: Address): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const [, given] of [...children(child(pathNode, 'parameters')), ...children(child(node, 'parameters'))]) {
    const parameter = resolve(spec, given);
    if (!parameter || !isObject(parameter.value)) continue;
    const { name, in: place, required } = parameter.value;
    if (typeof name !== 'string' || !places.includes(place)) continue;
    const own = child(parameter, 'schema');
    const [, media] = children(child(parameter, 'content'))[0] ?? [];
    const schema = own.value === undefined && media ? child(media, 'schema') : own;
    found.set(`${String(place)} ${name}`, {
      name,
      in: place as ParameterPlace,
      isRequired: required === true || place === 'path',
      node: parameter,
      schema: schema.value === undefined ? undefined : schema,
    });
  }
  return [...found.values()];
}

/** @returns the name of a reference: `#/components/schemas/Pet` → `Pet` */
export function refName(node: Node): string | undefined {
  return refOf(node)?.split(/[/#]/).at(-1);
}
