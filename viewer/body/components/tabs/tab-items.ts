import type { BodyComponent, BodyNode, Json } from '../../../../corpus/schema/index.ts';
import { objectsProp, textProp } from '../../read-props.ts';

export interface Tab {
  value: string;
  label: string;
  isDefault: boolean;
}

export interface TabItem extends Tab {
  nodes: BodyNode[];
}

/**
 * Returns the tabs in the prop `values`. Without `values`, returns a tab for each `TabItem` element. If tabs have
 * equal values, only the
 * first one is returned.
 */
export function tabItems(props: Record<string, Json>, nodes: BodyNode[]): TabItem[] {
  const panels = nodes.filter((node): node is BodyComponent => node.type === 'component' && node.name === 'TabItem');
  const given = objectsProp(props, 'values');
  const items = given.length > 0 ? given.map((value) => itemOfValue(value, panels)) : panels.map(itemOfPanel);
  return items.filter(({ value }, index) => items.findIndex((other) => other.value === value) === index);
}

function itemOfValue(given: Record<string, Json>, panels: BodyComponent[]): TabItem {
  const value = textProp(given, 'value') ?? '';
  const panel = panels.find(({ props }) => props.value === value);
  return {
    value,
    label: textProp(given, 'label') ?? value,
    isDefault: isMarked(given.default) || isMarked(panel?.props.default),
    nodes: panel?.children ?? [],
  };
}

function itemOfPanel({ props, children }: BodyComponent, index: number): TabItem {
  const value = textProp(props, 'value') ?? textProp(props, 'label') ?? String(index + 1);
  return { value, label: textProp(props, 'label') ?? value, isDefault: isMarked(props.default), nodes: children };
}

function isMarked(mark: Json | undefined): boolean {
  return mark === true || mark === '' || mark === 'true';
}
