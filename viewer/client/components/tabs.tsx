import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Json } from '../../../corpus/schema/index.ts';
import type { Tab } from '../../body/components/tabs/tab-items.ts';
import { TabBox } from '../../body/components/tabs/tab-box.tsx';

export interface TabsProps {
  groupId?: string;
  queryString?: boolean | string;
  /** The value of the tab that is selected at first. If null, no tab is. */
  defaultValue?: string | null;
  values?: readonly { value: string; label?: string; default?: boolean }[];
  lazy?: boolean;
  block?: boolean;
  className?: string;
  children?: ReactNode;
}

type Panel = ReactElement<TabItemProps>;

/** Renders tabs from React elements, for code of a site and for content. */
export function Tabs({ values, children, ...props }: TabsProps) {
  const panels = panelsOf(children);
  const items = values && values.length > 0 ? values.map((value) => tabOfValue(value, panels)) : panels.map(tabOfPanel);
  const unique = items.filter(({ value }, index) => items.findIndex((other) => other.value === value) === index);
  return <TabBox props={props as Record<string, Json>} items={unique} renderPanel={({ panel }) => panel} />;
}

interface PanelTab extends Tab {
  panel: ReactNode;
}

function tabOfValue(given: { value: string; label?: string; default?: boolean }, panels: Panel[]): PanelTab {
  const panel = panels.find(({ props }) => props.value === given.value);
  const isDefault = Boolean(given.default ?? panel?.props.default);
  return { value: given.value, label: given.label ?? given.value, isDefault, panel };
}

function tabOfPanel(panel: Panel, index: number): PanelTab {
  const { value = panel.props.label ?? String(index + 1), label = value, default: isDefault } = panel.props;
  return { value, label, isDefault: Boolean(isDefault), panel };
}

function panelsOf(children: ReactNode): Panel[] {
  return Children.toArray(children).flatMap((child): Panel[] => {
    if (!isValidElement<TabItemProps>(child)) return [];
    if (child.type === Fragment) return panelsOf(child.props.children);
    // A component with the props of a `TabItem` counts as a tab, because it probably wraps one.
    return child.type === TabItem || 'value' in child.props || 'label' in child.props ? [child] : [];
  });
}

export interface TabItemProps {
  value?: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

/** A tab in `<Tabs>`. `<Tabs>` reads this component's props and renders the label. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
