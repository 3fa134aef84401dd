import type { SiteFile } from '../../corpus/schema/index.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { createStored, type Stored } from './stored.ts';

const stores = new Map<string, Stored<string>>();

/** Returns the store for the name of the version that the reader chose last in a docs instance. */
export function preferredVersion(instance: string): Stored<string> {
  const store = stores.get(instance) ?? createStored(`docs-preferred-version-${instance}`, (name) => name);
  stores.set(instance, store);
  return store;
}

/** Removes stored choices of versions that the site no longer has. */
export function dropLostVersions(site: SiteFile): void {
  for (const { id, versions } of docsInstances(site)) {
    const store = preferredVersion(id);
    const name = store.get();
    if (name !== undefined && !versions.some((version) => version.name === name)) store.set(undefined);
  }
}
