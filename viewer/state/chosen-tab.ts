import { createStored, type Stored } from './stored.ts';

const stores = new Map<string, Stored<string>>();

/** The tab that the reader chose last in a group of tabs. */
export function chosenTab(groupId: string): Stored<string> {
  const store = stores.get(groupId) ?? createStored(`docusaurus.tab.${groupId}`, (value) => value);
  stores.set(groupId, store);
  return store;
}
