import { idOf } from '../../corpus/body/ids-of.ts';
import type { BodyNode } from '../../corpus/schema/body.ts';
import { uniqueNames } from '../values/unique-names.ts';

/**
 * Makes the ids of a body unique by adding a number: `part`, `part-1`. Headings keep their ids, because the table of
 * contents links to them. If several other nodes have the same id, the first node keeps it.
 *
 * @param body changed in place
 */
export function makeIdsUnique(body: readonly BodyNode[]): void {
  const owners = new Map<string, BodyNode>();
  const repeated: [node: BodyNode, id: string][] = [];
  const visit = (node: BodyNode): void => {
    if (node.type === 'text') return;
    const id = idOf(node);
    const owner = id === undefined ? undefined : owners.get(id);
    const isOwner = owner === undefined || (isHeading(node) && !isHeading(owner));
    if (id !== undefined && isOwner) owners.set(id, node);
    if (id !== undefined && owner) repeated.push([isOwner ? owner : node, id]);
    node.children.forEach(visit);
  };
  body.forEach(visit);
  if (repeated.length === 0) return;
  const give = uniqueNames(new Set(owners.keys()));
  for (const [node, id] of repeated) {
    if (node.type === 'element') node.properties.id = give(id);
    else if (node.type === 'component') node.props.id = give(id);
  }
}

function isHeading(node: BodyNode): boolean {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}
