import { idOf } from '../../corpus/body/ids-of.ts';
import type { BodyNode } from '../../corpus/schema/body.ts';
import type { Anchor, Marked, Reference } from './document.ts';

/** Components that the link stage replaces, so that the viewer never renders them. */
const placeholders = new Set(['Partial', 'Svg', 'Value']);

/**
 * Collects the ids and the component names in a body.
 *
 * @param references the references of the body. `references` of a node contains indexes in this list
 */
export function namesInBody(body: readonly BodyNode[], references: readonly Pick<Reference, 'kind'>[]) {
  const ids = new Set<string>();
  const anchors: Anchor[] = [];
  const components = new Set<string>();
  let hasRepeatedId = false;
  const addId = (id: unknown) => {
    if (typeof id !== 'string' || id === '') return;
    if (ids.has(id)) {
      hasRepeatedId = true;
      return;
    }
    ids.add(id);
    anchors.push(id);
  };
  const visit = (node: BodyNode & Marked): void => {
    if (node.type === 'text') return;
    const src = node.references?.src;
    if (src !== undefined && references[src]?.kind === 'partial') anchors.push({ partial: src });
    const id = idOf(node);
    if (id !== undefined) addId(id);
    if (node.type === 'element' && node.tagName === 'a') addId(node.properties.name);
    if (node.type === 'component' && node.export === undefined && !placeholders.has(node.name))
      components.add(node.name);
    for (const child of node.children) visit(child);
  };
  body.forEach(visit);
  return {
    /** Ids without duplicates, and positions of partials, in document order. */
    anchors,
    /** Whether an id occurs more than once. The attribute `name` of a link counts as an id. */
    hasRepeatedId,
    /** Names of components that are not exports of the document's code, sorted. */
    components: [...components].sort(),
  };
}
