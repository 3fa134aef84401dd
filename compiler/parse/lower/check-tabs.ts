import type { Range } from '../../diagnostics/diagnostic.ts';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';
import { isObject } from '../../values/objects.ts';

/** Reports tabs that share a value, and a default tab that isn't there. */
export function checkTabs({ props, children, position }: ComponentNode, { report }: Parsing): void {
  // They are listed in a prop of the group, or stand in it.
  const listed = Array.isArray(props.values)
    ? props.values.map((tab) => ({ value: isObject(tab) ? tab.value : undefined, at: undefined }))
    : children
        .filter((child) => child.type === 'component')
        .map((tab) => ({ value: tab.props.value, at: rangeOf(tab) }));
  const tabs = listed.filter(({ value }) => typeof value === 'string') as { value: string; at: Range | undefined }[];
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
