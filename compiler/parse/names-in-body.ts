import type { BodyNode } from '../../corpus/schema/body.ts';
import type { Marked } from './document.ts';

/** Components that are gone once a body is linked. */
const placeholders = new Set(['Partial', 'Svg', 'Value']);

/** @returns what a body has by name */
export function namesInBody(body: readonly BodyNode[]) {
  const ids = new Set<string>();
  const components = new Set<string>();
  const addId = (id: unknown) => {
    if (typeof id === 'string' && id !== '') ids.add(id);
  };
  const visit = (node: BodyNode & Marked): void => {
    if (node.type === 'text') return;
    addId(node.type === 'component' ? node.props.id : node.properties.id);
    if (node.type === 'element' && node.tagName === 'a') addId(node.properties.name);
    if (node.type === 'component' && node.export === undefined && !placeholders.has(node.name))
      components.add(node.name);
    node.children.forEach(visit);
  };
  body.forEach(visit);
  return {
    /** Every id that a link may aim at, in document order, once each. */
    anchors: [...ids],
    /** The components that no code draws, sorted. */
    components: [...components].sort(),
  };
}
