import { preferredVersion } from '../../state/preferred-version.ts';
import { useStored } from '../../state/stored.ts';
import { useShownPage, useViewer } from '../use-viewer.ts';
import type { GlobalVersion } from './global-version.ts';
import { versionOf } from './use-active-version.ts';
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

/** @returns the versions for a link to docs, the best first: of the page, preferred by the reader, last */
export function useDocsVersionCandidates(id = 'default'): GlobalVersion[] {
  const page = useShownPage('useDocsVersionCandidates');
  const preferred = useStored(preferredVersion(id));
  const last = useDocsInstance('useDocsVersionCandidates', id).versions.find(({ isLast }) => isLast)?.name;
  return useNamedVersions('useDocsVersionCandidates', id, [versionOf(page, id), preferred, last]);
}

/** Returns the doc with an id in the first candidate version that contains it. */
export function useLayoutDoc(id: string, instance?: string): GlobalVersion['docs'][number] | null {
  const versions = useDocsVersionCandidates(instance);
  return versions.flatMap(({ docs }) => docs).find((doc) => doc.id === id) ?? null;
}

/** Returns the sidebar with a name in the first candidate version that contains it. */
export function useLayoutDocsSidebar(name: string, instance?: string) {
  return useDocsVersionCandidates(instance).find(({ sidebars }) => sidebars && Object.hasOwn(sidebars, name))
    ?.sidebars?.[name];
}

function useNamedVersions(hook: string, id: string, names: readonly (string | undefined)[]): GlobalVersion[] {
  const { corpus } = useViewer(hook);
  const { versions } = useDocsInstance(hook, id);
  const named = [...new Set(names)].flatMap((name) => versions.find((version) => version.name === name) ?? []);
  return useGlobalVersions(corpus, id, named);
}
