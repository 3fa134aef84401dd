import type { ElementContent } from 'hast';
import type { ComponentNode } from '../../html/component-node.ts';
import { readAttributes, type JsxElement } from '../mdx/attributes.ts';
import { soleExpression, isToc } from '../mdx/expression.ts';
import { importClient } from '../mdx/import-once.ts';
import { type Parsing, refuses } from '../parsing.ts';
import { codeChild } from './code-child.ts';
import { codeNode } from './code-node.ts';
import { plainComponent } from './plain-component.ts';
import { normalizeComponent } from './normalize-component.ts';
import { lowerTerm } from './lower-term.ts';
import { placeOf, rangeOf } from '../place-of.ts';

/** Components that run their content as code, even if the content is a constant. */
const evaluating = new Set(['LiveCode']);

/** Components that process their children, so children that are code must be passed as code. */
const readers = new Set(['BrowserOnly', 'CodeBlock', 'Tabs']);

/**
 * Converts a viewer component. If an attribute or the content is code, an export of the document's code renders the
 * component.
 */
export function lowerKnown(
  name: string,
  node: JsxElement,
  children: () => ElementContent[],
  parsing: Parsing,
): ComponentNode | ElementContent[] {
  if (evaluating.has(name) && refuses(`<${name}>`, rangeOf(node), parsing)) return children();
  if (name === 'Term') return lowerTerm(node, children(), parsing);
  const element = name === 'TOCInline' ? withoutOwnToc(node, parsing) : node;
  const attributes = readAttributes(element, parsing);
  if (!attributes.code && !(readers.has(name) && codeChild(node, parsing))) {
    return normalizeComponent(plainComponent(name, attributes, children()), parsing);
  }
  // If the document imports the component, its code uses that import. Otherwise an import of the viewer's component is
  // added.
  const tag = parsing.bindings.has(node.name!) ? node.name! : importClient(name, placeOf(node), parsing.code);
  const whole = readers.has(name) ? element : { ...element, children: [] };
  return codeNode(name, tag, attributes, whole as JsxElement, children, parsing);
}

// Removes the attribute `toc={toc}`, because the component shows the page's table of contents by default.
function withoutOwnToc(node: JsxElement, { bindings }: Parsing): JsxElement {
  const attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'toc' || typeof attribute.value !== 'object')
      return true;
    const expression = soleExpression(attribute.value?.data?.estree);
    return !expression || !isToc(expression, bindings);
  });
  return { ...node, attributes };
}
