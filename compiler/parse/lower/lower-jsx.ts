import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { ComponentNode } from '../../html/component-node.ts';
import { readAttributes } from '../jsx/attributes.ts';
import type { Attributes, JsxElement } from '../jsx/attributes.ts';
import { readHeadElements } from '../jsx/head-elements.ts';
import { toElement } from '../jsx/to-element.ts';
import type { Parsing } from '../parsing.ts';
import { settleComponent } from './settle-component.ts';
import { propUrls } from './prop-urls.ts';

/** A JSX element becomes an HTML element, a component the viewer knows, the place of a partial, or its content. */
export function lowerJsx(state: State, node: JsxElement, parsing: Parsing): ElementContent | ElementContent[] | undefined {
  if (!node.name) return passThrough(state, node);
  if (node.name === 'head') {
    parsing.headElements.push(...readHeadElements(node, parsing));
    return undefined;
  }
  return lowerNamed(node.name, state, node, parsing);
}

function lowerNamed(name: string, state: State, node: JsxElement, parsing: Parsing): ElementContent | ElementContent[] {
  // Names in lower case are HTML's, whatever is imported by such a name.
  if (/^[a-z][^.]*$/.test(name)) {
    const children = state.all(node);
    return toElement(name, readAttributes(node, parsing).values, name === 'p' ? withoutParagraphs(children) : children);
  }
  const binding = parsing.bindings.get(name);
  if (binding?.kind === 'partial') {
    return { type: 'component', name: 'Partial', props: {}, references: { src: binding.reference }, children: [] };
  }
  if (binding?.kind === 'file') {
    return toElement('img', { ...readAttributes(node, parsing).values, src: binding.url }, []);
  }
  const known = binding?.kind === 'component' ? binding.name : name;
  if (!binding && !parsing.options.components.includes(name)) reportOnce(name, node, parsing);
  else if (!binding || binding.kind === 'component') {
    return settleComponent(component(known, readAttributes(node, parsing), state.all(node)), parsing);
  }
  return passThrough(state, node);
}

// Only the content is shown; where it is a block of text, as a paragraph.
function passThrough(state: State, node: JsxElement): ElementContent[] {
  const children = state.all(node);
  const isText = children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return isText && node.type === 'mdxJsxFlowElement' ? [toElement('p', {}, children)] : children;
}

// Text on lines of its own becomes a paragraph in MDX; one inside another is no HTML.
function withoutParagraphs(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]));
}

function component(name: string, { values, files }: Attributes, children: ElementContent[]): ComponentNode {
  return { type: 'component', name, props: values, urls: propUrls(values, files), children };
}

// Where it stands first; its other places would say nothing more.
function reportOnce(name: string, node: JsxElement, parsing: Parsing): void {
  parsing.report('unknown-component', node.position?.start, { name });
  parsing.bindings.set(name, { kind: 'code' });
}
