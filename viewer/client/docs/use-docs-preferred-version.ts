import { preferredVersion } from '../../state/preferred-version.ts';
import { useStored } from '../../state/stored.ts';
import { useViewer } from '../use-viewer.ts';
import type { GlobalVersion } from './global-version.ts';
import { useDocsInstance, useGlobalVersions } from './use-docs-data.ts';

/** Returns the version that the reader chose last, and a function that stores a choice. */
export function useDocsPreferredVersion(id = 'default'): {
  preferredVersion: GlobalVersion | null;
  savePreferredVersionName: (name: string) => void;
} {
  const store = preferredVersion(id);
  const name = useStored(store);
  const [version] = useNamedVersions('useDocsPreferredVersion', id, [name]);
  return { preferredVersion: version ?? null, savePreferredVersionName: store.set };
}

/** Returns the versions with these names. Names of missing versions are ignored. */
export function useNamedVersions(hook: string, id: string, names: readonly (string | undefined)[]): GlobalVersion[] {
  const { corpus } = useViewer(hook);
  const { versions } = useDocsInstance(hook, id);
  const named = [...new Set(names)].flatMap((name) => versions.find((version) => version.name === name) ?? []);
  return useGlobalVersions(corpus, id, named);
}
