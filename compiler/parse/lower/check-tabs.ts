import type { Json } from '../../../corpus/schema/json.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';
import { isObject } from '../../values/objects.ts';

interface Tab {
  value: string;
  /** Absent where it is listed in a prop of the group. */
  at?: Range | undefined;
}

/** Reports tabs that share a value, and a default tab that isn't there. */
export function checkTabs({ props, children, position }: ComponentNode, { report }: Parsing): void {
  const tabs = tabsOf(props.values, children);
  // Tabs that code makes can't be known.
  if (tabs.length === 0) return;
  const values = tabs.map(({ value }) => value);
  const at = rangeOf({ position });
  for (const [index, tab] of tabs.entries())
    if (values.indexOf(tab.value) < index) report('duplicate-tab', tab.at ?? at, { value: tab.value });
  const wanted = props.defaultValue;
  if (typeof wanted === 'string' && !values.includes(wanted))
    report('unknown-default-tab', at, { value: wanted, known: values });
}

function tabsOf(values: Json | undefined, children: ComponentNode['children']): Tab[] {
  const listed: { tab: Json; at?: Range | undefined }[] = Array.isArray(values)
    ? values.map((tab) => ({ tab }))
    : children
        .filter((child) => child.type === 'component')
        .map(({ props, position }) => ({ tab: props, at: rangeOf({ position }) }));
  return listed.flatMap(({ tab, at }) => {
    const value = isObject(tab) ? tab.value : undefined;
    return typeof value === 'string' ? [{ value, at }] : [];
  });
}
