import { Fragment, useContext, type ElementType, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { BodyComponent, BodyElement, BodyNode } from '../../corpus/schema/index.ts';
import { components } from './components.ts';
import { RenderCode } from './component.ts';
import { elementProps } from './element-props.ts';
import { elements } from './elements.ts';
import { nodeKeys } from './node-keys.ts';

/** Elements that a page's body never renders, because they could run code, restyle the page, or replace it. */
export const refusedTags = new Set([
  'script', 'style', 'link', 'meta', 'base', 'title', 'html', 'head', 'body',
  'object', 'embed', 'applet', 'frame', 'frameset', 'template', 'noscript', 'plaintext', 'xmp', 'portal', 'fencedframe',
  'animate', 'animatecolor', 'animatemotion', 'animatetransform', 'set', 'handler', 'listener',
]); // prettier-ignore

export const voidTags = new Set([
  'area', 'br', 'col', 'hr', 'keygen', 'menuitem', 'param', 'source', 'track', 'wbr',
]); // prettier-ignore

export function renderNodes(nodes: BodyNode[]): ReactNode {
  const keys = nodeKeys(nodes);
  return nodes.map((node, index) => renderNode(node, keys[index]));
}

/**
 * Renders one node: text, or a React element.
 *
 * @param key the node's React key in a list. The element itself gets the key, because a `Fragment` around each node
 * would double React's memory
 */
export function renderNode(node: BodyNode, key?: string): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type === 'component') {
    if (node.code || node.name === 'Partial' || node.name === 'Value') return <CodeNode key={key} node={node} />;
    const Component = Object.hasOwn(components, node.name) ? components[node.name] : undefined;
    if (Component) return <Component key={key} props={node.props} nodes={node.children} render={renderNodes} />;
    return renderChildren(node, key);
  }
  const name = node.tagName.toLowerCase();
  if (refusedTags.has(name)) return null;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return renderChildren(node, key);
  const Element = Object.hasOwn(elements, name) ? elements[name] : undefined;
  // Tag names in SVG are case-sensitive. Tag names in HTML are not.
  const tagName = Element || voidTags.has(name) ? name : node.tagName;
  const props = elementProps(node);
  const element = tagName === node.tagName ? node : { ...node, tagName };
  if (Element) return <Element key={key} props={props} element={element} render={renderNodes} />;
  if (!voidTags.has(name) && node.children.length > 0) props.children = renderNodes(node.children);
  return jsx(tagName as ElementType, props, key);
}

function renderChildren({ children }: BodyElement | BodyComponent, key?: string): ReactNode {
  return <Fragment key={key}>{renderNodes(children)}</Fragment>;
}

// Renders a component with the page's code. If the page has no code, renders only the component's children.
function CodeNode({ node }: { node: BodyComponent }) {
  const render = useContext(RenderCode);
  return render ? render(node) : renderNodes(node.children);
}
