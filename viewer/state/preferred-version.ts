import type { SiteFile } from '../../corpus/schema/index.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { createStored, type Stored } from './stored.ts';

const stores = new Map<string, Stored<string>>();

/** The version of a docs instance that the reader chose last, by name. */
export function preferredVersion(instance: string): Stored<string> {
  const store = stores.get(instance) ?? createStored(`docs-preferred-version-${instance}`, (name) => name);
  stores.set(instance, store);
  return store;
}

/** Forgets preferred versions that exist no longer. */
export function dropLostVersions(site: SiteFile): void {
  for (const { id, versions } of docsInstances(site)) {
    const store = preferredVersion(id);
    const name = store.get();
    if (name !== undefined && !versions.some((version) => version.name === name)) store.set(undefined);
  }
}
