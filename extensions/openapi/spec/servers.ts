import type { Operation } from './operations.ts';
import { child, children, rootOf, type Node, type Spec } from './spec.ts';
import { asText } from './values.ts';

/** A server of an API. */
export interface Server {
  /** The address, with the default of each variable. */
  url: string;
  description: Node;
}

/** @returns the servers of an operation; without an operation, the servers of the whole OpenAPI description */
export function serversOf(spec: Spec, operation?: Pick<Operation, 'node' | 'pathNode'>): Server[] {
  const owners = [...(operation ? [operation.node, operation.pathNode] : []), rootOf(spec)];
  for (const owner of owners) {
    const found = children(child(owner, 'servers')).flatMap(([, node]) => serverOf(node) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

function serverOf(node: Node): Server | undefined {
  const written = asText(child(node, 'url').value);
  if (written === undefined) return undefined;
  const url = written.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const { value } = child(node, 'variables', name, 'default');
    return value === undefined ? whole : String(value as string);
  });
  return { url, description: child(node, 'description') };
}
