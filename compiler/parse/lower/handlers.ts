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

/** How each kind of Markdown node becomes HTML or a component, where it isn't the usual way. */
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

// In MDX the only HTML that is written is comments. What plugins make is read by itself, as in MDX 1.
const insertedHtml: Handler = (_, node: Html) => (node.value.startsWith('<!--') ? undefined : htmlNodes(node.value));

function htmlNodes(value: string): ElementContent[] {
  const { children } = raw({ type: 'root', children: [{ type: 'raw', value }] }) as Root;
  return children.filter((child): child is Element | Text => child.type === 'element' || child.type === 'text');
}

// The library copies the properties that it is given, which costs time.
const heading: Handler = (state, node: Heading) => {
  const made = defaultHandlers.heading(state, node);
  if (node.data?.id !== undefined) made.properties.id ??= node.data.id;
  return made;
};

const shapes = new WeakMap<object, List | Table>();

// The library goes over all items of a list for each of them, to see whether blank lines are between any.
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

// The library looks for each row among all of its table, to see whether it is the first.
const tableRow: Handler = (state, node, parent) => {
  if (parent?.type !== 'table') return defaultHandlers.tableRow(state, node, parent);
  const shape = shapes.get(parent) ?? { ...parent, children: parent.children.slice(0, 1) };
  shapes.set(parent, shape);
  return defaultHandlers.tableRow(state, node, shape);
};

// What a handler makes stands where the node stood that it was made of.
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
