import type { BodyNode } from '../../../../corpus/index.ts';
import { elementProps, refusedTags, voidTags } from '../../../../viewer/extension.ts';

/** Attribute name in React → name in HTML, if they differ: `className` → `class`. */
const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
  defaultValue: 'value',
};

/**
 * Serialises body nodes as HTML. Code for Docusaurus expects HTML strings in the config, but the corpus contains
 * nodes. Elements and attributes that the viewer never renders are omitted.
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
  // `img` and `input` are not in `voidTags`, because the viewer renders them with components.
  const isVoid = voidTags.has(tag) || tag === 'img' || tag === 'input';
  return isVoid ? `<${tag}${attributes}>` : `<${tag}${attributes}>${htmlOf(node.children)}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
