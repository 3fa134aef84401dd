import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { useQueryString } from './query-hooks.ts';
import { useStorageSlot } from './storage-slot.ts';

export interface TabValue {
  value: string;
  label?: string;
  attributes?: Record<string, unknown>;
  default?: boolean;
}

type Panel = ReactElement<TabValue & { children?: ReactNode }>;

export interface UseTabsProps {
  defaultValue?: string | null;
  groupId?: string;
  queryString?: string | boolean;
  values?: readonly TabValue[];
  children?: ReactNode;
}

/** @returns the tab items among the children */
export function sanitizeTabsChildren(children: ReactNode): Panel[] {
  return Children.toArray(children).filter((child): child is Panel => isValidElement<TabValue>(child));
}

/**
 * Returns the state of tabs that a site's own component renders. The selected tab comes from the address, the stored
 * choice of the group, or the default.
 */
export function useTabs({ defaultValue, groupId, queryString, values, children }: UseTabsProps) {
  const tabValues: readonly TabValue[] =
    values ?? sanitizeTabsChildren(children).map(({ props: { children: _, ...own } }) => own);
  const byDefault = defaultValue ?? (tabValues.find((tab) => tab.default) ?? tabValues[0])?.value;
  const [chosen, choose] = useState(defaultValue === null ? null : byDefault);
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  const name = typeof queryString === 'string' ? queryString : queryString === true ? groupId : undefined;
  const [fromQuery, setQuery] = useQueryString(name ?? '');
  const known = (value: string | null) => (tabValues.some((tab) => tab.value === value) ? value : null);
  const selectValue = (value: string) => {
    choose(value);
    if (name !== undefined) setQuery(value);
    if (groupId !== undefined) slot.set(value);
  };
  const selectedValue = (name === undefined ? null : known(fromQuery)) ?? known(stored) ?? chosen;
  return { selectedValue, selectValue, tabValues };
}
