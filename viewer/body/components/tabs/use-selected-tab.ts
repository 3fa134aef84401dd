import { useMemo, useState } from 'react';
import type { Json } from '../../../../corpus/schema/index.ts';
import { useSearch } from '../../../navigation/use-location.ts';
import { type Stored, createStored, useStored } from '../../../state/stored.ts';
import { textProp } from '../../read-props.ts';
import type { Tab } from './tab-items.ts';

const stores = new Map<string, Stored<string>>();

/** Returns an object that reads and stores the reader's last choice in a group of tabs. */
function chosenTab(groupId: string): Stored<string> {
  const store = stores.get(groupId) ?? createStored(`docusaurus.tab.${groupId}`, (value) => value);
  stores.set(groupId, store);
  return store;
}

/** Replaces the storage for tabs without a group. Stores nothing. */
const unstored: Stored<string> = { get: () => undefined, set: () => undefined, subscribe: () => () => undefined };

/**
 * Returns the value of the selected tab, and two functions that change it: `select` stores the choice, `show` does not.
 *
 * The first existing value in this order is selected:
 * 1. the query of the address;
 * 2. the stored choice of the group;
 * 3. the choice on this page;
 * 4. the default;
 * 5. the first tab.
 *
 * With `defaultValue: null`, no tab is selected at first. A tab that `show` opened stays selected until the reader
 * selects another one.
 */
export function useSelectedTab(
  props: Record<string, Json>,
  items: Tab[],
): [selected: string | undefined, select: (value: string) => void, show: (value: string) => void] {
  const groupId = textProp(props, 'groupId');
  const parameter = props.queryString === true ? groupId : (textProp(props, 'queryString') ?? undefined);
  const store = useMemo(() => (groupId === undefined ? unstored : chosenTab(groupId)), [groupId]);
  const stored = useStored(store);
  const search = useSearch();
  const [picked, setPicked] = useState<string>();
  const [revealed, setRevealed] = useState<{ value: string; instead: string }>();

  const fromQuery = parameter ? new URLSearchParams(search).get(parameter) : undefined;
  const chosen = [fromQuery, stored, picked].join('\n');
  const shown = revealed?.instead === chosen ? revealed.value : undefined;
  const selected = [shown, fromQuery, stored, picked].find((value) => items.some((item) => item.value === value));
  const show = (value: string) => setRevealed({ value, instead: chosen });
  const select = (value: string) => {
    setRevealed(undefined);
    setPicked(value);
    store.set(value);
    if (parameter) replaceParameter(parameter, value);
  };
  return [selected ?? defaultTab(props, items), select, show];
}

function defaultTab({ defaultValue }: Record<string, Json>, items: Tab[]): string | undefined {
  if (defaultValue === null) return undefined;
  const named = items.find(({ value }) => value === defaultValue) ?? items.find(({ isDefault }) => isDefault);
  return (named ?? items[0])?.value;
}

function replaceParameter(parameter: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  history.replaceState(history.state, '', url);
}
