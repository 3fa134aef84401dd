import type { Element, ElementContent, Root, Text } from 'hast';
import { raw } from 'hast-util-raw';
import type { Heading, Html, List, Table } from 'mdast';
import { defaultHandlers } from 'mdast-util-to-hast';
import type { Handler, Handlers } from 'mdast-util-to-hast';
import type { Parsing } from '../parsing.ts';
import { lowerAdmonition } from './lower-admonition.ts';
import { lowerCode } from './lower-code.ts';
import { lowerExpression } from './lower-expression.ts';
import { lowerJsx } from './lower-jsx.ts';
import { lowerMath } from './lower-math.ts';
import { markAsMarkdown } from './to-hast.ts';

/** Handlers for Markdown nodes that mdast-util-to-hast doesn't know, or converts differently or slowly. */
export function handlersFor(parsing: Parsing): Handlers {
  return {
    admonition: placed(lowerAdmonition),
    code: placed((_, node) => lowerCode(node, parsing)),
    heading,
    listItem,
    math: placed((_, node) => lowerMath(node, true, parsing)),
    inlineMath: placed((_, node) => lowerMath(node, false, parsing)),
    link: markdown(defaultHandlers.link),
    linkReference: markdown(defaultHandlers.linkReference),
    image: markdown(defaultHandlers.image),
    imageReference: markdown(defaultHandlers.imageReference),
    tableRow,
    mdxJsxFlowElement: placed((state, node) => lowerJsx(state, node, parsing)),
    mdxJsxTextElement: placed((state, node) => lowerJsx(state, node, parsing)),
    mdxFlowExpression: placed((_, node) => lowerExpression(node, parsing)),
    mdxTextExpression: placed((_, node) => lowerExpression(node, parsing)),
    mdxjsEsm: () => undefined,
    ...(parsing.options.format === 'mdx' && { html: insertedHtml }),
  };
}

// Converts an HTML node in MDX. The source of an MDX file can contain no such nodes except comments. Nodes that
// plugins insert are parsed one by one, as in MDX 1.
const insertedHtml: Handler = (_, node: Html) => (node.value.startsWith('<!--') ? undefined : htmlNodes(node.value));

function htmlNodes(value: string): ElementContent[] {
  const { children } = raw({ type: 'root', children: [{ type: 'raw', value }] }) as Root;
  return children.filter((child): child is Element | Text => child.type === 'element' || child.type === 'text');
}

// Replaces the slower handler of the library, which copies properties.
const heading: Handler = (state, node: Heading) => {
  const made = defaultHandlers.heading(state, node);
  if (node.data?.id !== undefined) made.properties.id ??= node.data.id;
  return made;
};

const shapes = new WeakMap<object, List | Table>();

// Replaces the library's handler, which is quadratic: for each item, it checks all items of the list for
// blank lines.
const listItem: Handler = (state, node, parent) => {
  if (parent?.type !== 'list') return defaultHandlers.listItem(state, node, parent);
  const shape = shapes.get(parent) ?? shapeOf(parent);
  shapes.set(parent, shape);
  return defaultHandlers.listItem(state, node, shape);
};

function shapeOf({ spread, children }: List): List {
  const isLoose = spread || children.some((item) => item.spread ?? item.children.length > 1);
  return { type: 'list', spread: isLoose, children: [] };
}

// Replaces the library's handler, which is quadratic: for each row, it searches all rows for its index.
const tableRow: Handler = (state, node, parent) => {
  if (parent?.type !== 'table') return defaultHandlers.tableRow(state, node, parent);
  const shape = shapes.get(parent) ?? { ...parent, children: parent.children.slice(0, 1) };
  shapes.set(parent, shape);
  return defaultHandlers.tableRow(state, node, shape);
};

// Wraps a handler so that its resulting nodes get the position of the Markdown node.
function placed(handler: Handler): Handler {
  return (state, node, parent) => {
    const made = handler(state, node, parent);
    for (const child of [made ?? []].flat()) if (!child.position) state.patch(node, child);
    return made;
  };
}

function markdown(handler: Handler): Handler {
  return (state, node, parent) => {
    const made = handler(state, node, parent);
    return Array.isArray(made) ? made.map(mark) : made && mark(made);
  };
}

function mark(node: ElementContent): ElementContent {
  return isLinkOrImage(node) ? markAsMarkdown(node) : node;
}

function isLinkOrImage(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'a' || node.tagName === 'img');
}
