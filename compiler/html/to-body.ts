import type { Element, ElementContent, RootContent } from 'hast';
import type { BodyComponent, BodyElement, BodyNode } from '../../corpus/schema/body.ts';
import { toString } from 'hast-util-to-string';
import type { ComponentNode } from './component-node.ts';
import { isBlock } from '../../corpus/body/block-tags.ts';
import { safeProps, isSafeElement, safeProperties, type SafetyProblem } from './safety.ts';

/** Optional callbacks of `toBody`. */
export interface BodyVisitor {
  /** Called for each unsafe element or attribute that is removed. */
  onProblem?(problem: SafetyProblem, node: Element | ComponentNode): void;
  /** Called for each element and component, before its children. */
  onElement?(body: BodyElement, node: Element): void;
  onComponent?(body: BodyComponent, node: ComponentNode): void;
}

/**
 * Converts a hast tree to body nodes. Positions, comments, unsafe HTML, and line breaks between blocks are
 * removed.
 */
export function toBody(nodes: readonly (RootContent | ElementContent)[], visitor: BodyVisitor = {}): BodyNode[] {
  const body: BodyNode[] = [];
  let hasLineBreak = false;
  for (const node of nodes) {
    const made = toBodyNode(node, visitor);
    const last = body.at(-1);
    if (made?.type === 'text' && last?.type === 'text') last.value += made.value;
    else if (made) body.push(made);
    hasLineBreak ||= made?.type === 'text' && made.value.includes('\n');
  }
  if (!hasLineBreak) return body;
  return body.filter((node, index) => !isLineBreak(node) || !isBetweenBlocks(body[index - 1], body[index + 1]));
}

function toBodyNode(node: RootContent | ElementContent, visitor: BodyVisitor): BodyNode | undefined {
  if (node.type === 'text') return { type: 'text', value: node.value };
  if (node.type === 'component') {
    const props = safeProps(node.props, (problem) => visitor.onProblem?.(problem, node));
    const component: BodyComponent = { type: 'component', name: node.name, props, children: [] };
    visitor.onComponent?.(component, node);
    component.children = toBody(node.children, visitor);
    return component;
  }
  if (node.type !== 'element') return undefined;
  const report = (problem: SafetyProblem) => visitor.onProblem?.(problem, node);
  if (!isSafeElement(node, report)) return undefined;
  const element: BodyElement = {
    type: 'element',
    tagName: node.tagName,
    properties: safeProperties(node, report),
    children: [],
  };
  visitor.onElement?.(element, node);
  element.children = childrenOf(node, visitor);
  return element;
}

function childrenOf(node: Element, visitor: BodyVisitor): BodyNode[] {
  if (node.tagName === 'pre') return preformatted(node, visitor);
  return node.tagName === 'textarea' ? onlyText(node) : toBody(node.children, visitor);
}

// Returns only the text of a textarea, as browsers do. React throws if a textarea has several children, or both
// children and a value.
function onlyText(node: Element): BodyNode[] {
  const { value, defaultValue } = node.properties;
  const text = toString(node);
  return text === '' || (value ?? defaultValue) !== undefined ? [] : [{ type: 'text', value: text }];
}

// Returns the content of `<pre>`, without line breaks at its start, because HTML parsers drop the first one.
function preformatted(node: Element, visitor: BodyVisitor): BodyNode[] {
  const body = node.children.map((child) => toBodyNode(child, visitor)).filter((child) => child !== undefined);
  const [first] = body;
  if (first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
  return body;
}

function isLineBreak(node: BodyNode): boolean {
  return node.type === 'text' && /^\s*\n\s*$/.test(node.value);
}

function isBetweenBlocks(before: BodyNode | undefined, after: BodyNode | undefined): boolean {
  return (before === undefined && after === undefined) || isBlockNode(before) || isBlockNode(after);
}

/** Components that may render text inside a paragraph, not only blocks. */
const inline = new Set(['Expression', 'Value']);

function isBlockNode(node: BodyNode | undefined): boolean {
  if (node?.type === 'element') return isBlock(node.tagName);
  return node?.type === 'component' && !inline.has(node.name);
}
