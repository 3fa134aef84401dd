import type { BodyNode } from '../../../corpus/schema/index.ts';
import { elementProps } from '../../body/element-props.ts';
import { refusedTags, voidTags } from '../../body/render-nodes.tsx';

/** React's names of attributes that differ from their HTML names. */
const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
  defaultValue: 'value',
};

/**
 * @returns the nodes as HTML, for code written for Docusaurus, which reads HTML from the config. Omits the elements
 * and attributes that the viewer never renders.
 */
export function htmlOf(nodes: readonly BodyNode[]): string {
  return nodes.map(htmlOfNode).join('');
}

function htmlOfNode(node: BodyNode): string {
  if (node.type === 'text') return escape(node.value);
  const tag = node.type === 'element' ? node.tagName.toLowerCase() : '';
  if (refusedTags.has(tag)) return '';
  if (node.type === 'component' || !/^[a-z][a-z0-9-]*$/.test(tag)) return htmlOf(node.children);
  const { style: _, ...props } = elementProps(node);
  const style = node.properties.style;
  const attributes = Object.entries(style ? { ...props, style } : props)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => ` ${names[name] ?? name}${value === true ? '' : `="${escape(String(value))}"`}`)
    .join('');
  // The viewer renders `img` and `input` with its own components.
  const isVoid = voidTags.has(tag) || tag === 'img' || tag === 'input';
  return isVoid ? `<${tag}${attributes}>` : `<${tag}${attributes}>${htmlOf(node.children)}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
