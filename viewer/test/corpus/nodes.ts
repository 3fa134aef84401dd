import type { BodyComponent, BodyElement, BodyNode, Json, PropertyValue } from '../../../corpus/schema/index.ts';

type Child = BodyNode | string;

/** Returns an element of a body: `h('p', {}, 'Some ', h('em', {}, 'text'))`. */
export function h(tagName: string, properties: Record<string, PropertyValue> = {}, ...children: Child[]): BodyElement {
  return { type: 'element', tagName, properties, children: children.map(asNode) };
}

/** Returns a body node for a component. */
export function c(name: string, props: Record<string, Json> = {}, ...children: Child[]): BodyComponent {
  return { type: 'component', name, props, children: children.map(asNode) };
}

export function p(...children: Child[]): BodyElement {
  return h('p', {}, ...children);
}

function asNode(child: Child): BodyNode {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}
