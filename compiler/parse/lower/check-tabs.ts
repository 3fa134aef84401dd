import type { Element, ElementContent, RootContent } from 'hast';
import type { Node } from 'unist';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';
import { isObject } from '../../values/objects.ts';

/** Components that may contain or render `<TabItem>` inside `<Tabs>`. */
const mayHoldTabs = new Set(['Partial', 'Fragment', 'Expression', 'Value']);

/**
 * Reports `<TabItem>` outside of `<Tabs>` or without a value. Also reports content of `<Tabs>` outside of
 * `<TabItem>`, because it is never visible.
 *
 * @param nodes the children of a document, or of a component in it
 * @param parent the component or element that contains the nodes
 */
export function checkTabItems(
  nodes: readonly (RootContent | ElementContent)[],
  parsing: Parsing,
  parent?: Element | ComponentNode,
): void {
  const isInTabs = parent !== undefined && isOurs(parent, 'Tabs');
  for (const node of nodes) {
    const isTab = isOurs(node, 'TabItem');
    if (isTab && !isInTabs && !mayBeInTabs(parent)) parsing.report('stray-tab', rangeOf(node), {});
    if (isTab) checkValue(node, parsing);
    else if (isInTabs && isStray(node)) parsing.report('outside-tab', rangeOf(node) ?? rangeOf(parent), {});
    if ('children' in node) checkTabItems(node.children, parsing, node as Element | ComponentNode);
  }
}

function isOurs(node: Node, name: string): node is ComponentNode {
  const { type, name: own, export: code } = node as ComponentNode;
  return type === 'component' && own === name && code === undefined;
}

// Whether a parent may be inside `<Tabs>`: a site component may render its children there.
function mayBeInTabs(parent: Element | ComponentNode | undefined): boolean {
  return parent?.type === 'component' && (parent.export !== undefined || mayHoldTabs.has(parent.name));
}

function isStray(node: RootContent | ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type === 'component') return node.export === undefined && !mayHoldTabs.has(node.name);
  return node.type === 'element';
}

function checkValue(tab: ComponentNode, { report }: Parsing): void {
  const { props, data = {}, given = {} } = tab;
  const has = (name: string) => [props, data, given].some((each) => Object.hasOwn(each, name));
  if (!has('value') && !has('label')) report('tab-without-value', rangeOf(tab), {});
}

/** Reports tabs with the same value, and a default value that no tab has. */
export function checkTabs({ props, children, position }: ComponentNode, { report }: Parsing): void {
  // Tabs are the items of the prop `values`, or the children.
  const listed = Array.isArray(props.values)
    ? props.values.map((tab) => ({ value: isObject(tab) ? tab.value : undefined, at: undefined }))
    : children
        .filter((child) => child.type === 'component')
        .map((tab) => ({ value: tab.props.value, at: rangeOf(tab) }));
  const tabs = listed.filter(({ value }) => typeof value === 'string') as { value: string; at: Range | undefined }[];
  // If the source contains no tabs, code may render them, and their values are unknown.
  if (tabs.length === 0) return;
  const values = tabs.map(({ value }) => value);
  const at = rangeOf({ position });
  for (const [index, tab] of tabs.entries())
    if (values.indexOf(tab.value) < index) report('duplicate-tab', tab.at ?? at, { value: tab.value });
  const selected = props.defaultValue;
  if (typeof selected === 'string' && !values.includes(selected))
    report('unknown-default-tab', at, { value: selected, known: values });
}
