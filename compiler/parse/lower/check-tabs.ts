import type { Json } from '../../../corpus/schema/json.ts';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';

/** Reports tabs that share a value, and a default tab that isn't there. */
export function checkTabs({ props, children, position }: ComponentNode, { report }: Parsing): void {
  const values = tabValues(props.values, children);
  // Tabs that code makes can't be known.
  if (values.length === 0) return;
  const at = rangeOf({ position });
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) < index));
  for (const value of repeated) report('duplicate-tab', at, { value });
  const wanted = props.defaultValue;
  if (typeof wanted === 'string' && !values.includes(wanted))
    report('unknown-default-tab', at, { value: wanted, known: values });
}

function tabValues(values: Json | undefined, children: ComponentNode['children']): string[] {
  const listed = Array.isArray(values)
    ? values
    : children.filter((child) => child.type === 'component').map(({ props }) => props);
  return listed.flatMap((tab) => {
    const value = typeof tab === 'object' && tab !== null && !Array.isArray(tab) ? tab.value : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}
