import { toString } from 'hast-util-to-string';
import type { AwaitedData, ComponentNode } from '../../html/component-node.ts';
import { codeBlockProps } from '../code-block/code-block-props.ts';
import type { Parsing } from '../parsing.ts';
import { titleNode } from './lower-admonition.ts';

/** Changes the props of a component that was written as JSX to the props of the equivalent Markdown syntax. */
export function normalizeComponent(node: ComponentNode, parsing: Parsing): ComponentNode {
  if (node.name === 'CodeBlock') return normalizeCodeBlock(node, parsing);
  if (node.name === 'Admonition') return normalizeAdmonition(node);
  if (node.name === 'TOCInline') return { ...node, props: omit(node.props, 'toc') };
  return node;
}

function normalizeCodeBlock(node: ComponentNode, { options }: Parsing): ComponentNode {
  const { language, title, metastring, showLineNumbers, className } = node.props;
  const named = typeof language === 'string' ? language : /language-(\S+)/.exec(String(className))?.[1];
  const code = toString({ type: 'root', children: node.children }).replace(/^\n|\n$/g, '');
  const meta = typeof metastring === 'string' ? metastring : '';
  const numbered = showLineNumbers === true ? 1 : showLineNumbers;
  const props = codeBlockProps({ code, language: named, meta }, options);
  const file = fileIn(node.children);
  return {
    ...node,
    ...(file && { data: { ...node.data, code: file } }),
    children: [],
    props: {
      ...props,
      ...(typeof title === 'string' && { title }),
      ...(typeof numbered === 'number' && { lineNumbers: numbered }),
    },
  };
}

// Returns the imported file that a child `{source}` refers to. The link stage inserts its content.
function fileIn(children: ComponentNode['children']): AwaitedData | undefined {
  for (const child of children)
    if (child.type === 'component' && child.name === 'Value' && child.data?.value) return child.data.value;
  return undefined;
}

function normalizeAdmonition(node: ComponentNode): ComponentNode {
  const { title } = node.props;
  if (typeof title !== 'string') return node;
  return {
    ...node,
    props: omit(node.props, 'title'),
    children: [titleNode([{ type: 'text', value: title }]), ...node.children],
  };
}

function omit(props: ComponentNode['props'], name: string): ComponentNode['props'] {
  return Object.fromEntries(Object.entries(props).filter(([key]) => key !== name));
}
