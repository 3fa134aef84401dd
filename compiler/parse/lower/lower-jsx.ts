import type { Element, ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import { isSafeElement } from '../../html/safety.ts';
import { readAttributes, type JsxElement } from '../mdx/attributes.ts';
import type { Binding } from '../mdx/binding.ts';
import { readHeadElements } from '../mdx/head-elements.ts';
import { toElement } from './plain-component.ts';
import { nearestComponent } from '../mdx/nearest-name.ts';
import { requireComponent } from '../mdx/require-names.ts';
import { isInheritedName } from '../../values/objects.ts';
import type { Parsing } from '../parsing.ts';
import { codeNode } from './code-node.ts';
import { lowerFile } from './lower-file.ts';
import { lowerKnown } from './lower-known.ts';
import { lowerPartial } from './lower-partial.ts';
import { lowerStyle } from './lower-style.ts';
import { placeOf, rangeOf } from '../place-of.ts';

type Lowered = ElementContent | ElementContent[] | undefined;

/**
 * Converts a JSX element. The result is an HTML element, a component, a partial, an image, or only the element's
 * children.
 */
export function lowerJsx(state: State, node: JsxElement, parsing: Parsing): Lowered {
  const { name } = node;
  if (!name) return passThrough(state, node);
  if (name === 'head') return lowerHead(node, parsing);
  // A name in lower case is an HTML element, even if the document imports that name.
  if (/^[a-z][^.]*$/.test(name) && !isInheritedName(name)) return lowerHtml(name, state, node, parsing);
  const binding = meaningOf(name, node, parsing);
  const children = () => state.all(node);
  switch (binding.kind) {
    case 'head':
      return lowerHead(node, parsing);
    case 'partial':
      return lowerPartial(binding, name, node, children, parsing);
    case 'file':
      return lowerFile(binding.url, name, node, parsing);
    case 'component':
      return lowerKnown(binding.name, node, children, parsing);
    case 'code':
      return isRefused(name, parsing)
        ? passThrough(state, node)
        : codeNode(name, name, readAttributes(node, parsing, { isRendered: true }), node, children, parsing);
    default:
      return passThrough(state, node);
  }
}

function meaningOf(name: string, node: JsxElement, parsing: Parsing): Binding {
  const { bindings, options } = parsing;
  const [root = name, member] = name.split('.');
  // `Term` is the viewer's component, unless a Docusaurus site defines its own `Term` in `MDXComponents`.
  const isOurs = options.components.includes(root) && !(root === 'Term' && options.mdxComponents !== undefined);
  const isSiteOwn = Object.hasOwn(options.siteComponents, root) || (options.mdxComponents !== undefined && !isOurs);
  if (!bindings.has(root) && isSiteOwn) requireComponent(root, placeOf(node), parsing);
  const known = bindings.get(root);
  if (known && (member === undefined || known.kind === 'code')) return known;
  if (!known && member === undefined && isOurs) return { kind: 'component', name: root };
  // An unknown component is reported only at its first occurrence.
  if (!known && !parsing.unknownNames.has(root)) {
    const near = nearestComponent(name, parsing);
    parsing.report('unknown-component', rangeOf(node), { name, near });
    parsing.unknownNames.add(root);
  }
  return { kind: 'unknown' };
}

// Whether the declaration of a name was removed, because the site refuses code. The declaration is then already
// reported.
function isRefused(name: string, { options, code }: Parsing): boolean {
  if (options.code !== 'refuse') return false;
  const root = name.replace(/\..*/s, '');
  return ![...code.imports, ...code.declarations].some(({ names }) => names.includes(root));
}

function lowerHead(node: JsxElement, parsing: Parsing): undefined {
  parsing.headElements.push(...readHeadElements(node, parsing));
}

function lowerHtml(tagName: string, state: State, node: JsxElement, parsing: Parsing): ElementContent {
  const sheet = tagName === 'style' ? lowerStyle(node, parsing) : undefined;
  if (sheet) return sheet;
  const isSafe = isSafeElement({ type: 'element', tagName, properties: {}, children: [] }, () => undefined);
  const attributes = readAttributes(node, parsing, { flat: true });
  const children = () => {
    const all = state.all(node);
    return tagName === 'p' ? withoutParagraphs(all) : tagName === 'table' ? withTableBodies(all) : all;
  };
  if (isSafe && attributes.code) return codeNode(tagName, tagName, attributes, node, children, parsing);
  return toElement(tagName, attributes, children());
}

/**
 * Moves rows that are direct children of a table into a `tbody`, as HTML parsers do. Otherwise the tree would
 * differ from the DOM of the rendered page.
 */
function withTableBodies(children: ElementContent[]): ElementContent[] {
  const placed: ElementContent[] = [];
  let body: Element | undefined;
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'tr') {
      if (!body) placed.push((body = { ...toElement('tbody', noAttributes, []), position: child.position } as Element));
      body.children.push(child);
    } else {
      if (child.type !== 'text' || child.value.trim() !== '') body = undefined;
      placed.push(child);
    }
  }
  return placed;
}

const noAttributes = { values: {}, files: {}, awaited: {} };

// Replaces an element with its children. Loose text in a block becomes a paragraph.
function passThrough(state: State, node: JsxElement): ElementContent[] {
  const children = state.all(node);
  const isText = children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return isText && node.type === 'mdxJsxFlowElement' ? [toElement('p', noAttributes, children)] : children;
}

// Unwraps paragraphs: MDX wraps text on its own lines, but HTML forbids a paragraph inside a paragraph.
function withoutParagraphs(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]));
}
