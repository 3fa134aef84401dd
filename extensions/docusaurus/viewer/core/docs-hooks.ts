import {
  docsInstances,
  type GlobalDoc,
  type GlobalPluginData,
  type GlobalVersion,
  pathInVersion,
  preferredVersion,
  useActiveVersion,
  useDocsInstance,
  useInstanceData,
  useLatestVersion,
  useNamedVersions,
  useShownPage,
  useStored,
  useViewer,
  versionOf,
} from '../../../../viewer/extension.ts';

export interface ActiveDocContext {
  activeVersion?: GlobalVersion | undefined;
  activeDoc?: GlobalDoc | undefined;
  /** Version name → the same doc in that version. Includes the version of the page. */
  alternateDocVersions: Record<string, GlobalDoc>;
}

export interface ActivePlugin {
  pluginId: string;
  pluginData: GlobalPluginData;
}

/** Returns all docs of the site, by instance. Suspends until the lists of docs are loaded. */
export function useAllDocsData(): Record<string, GlobalPluginData> {
  const { corpus, site } = useViewer('useAllDocsData');
  return Object.fromEntries(docsInstances(site).map((instance) => [instance.id, useInstanceData(corpus, instance)]));
}

/** @throws Error if there is no such instance */
export function useDocsData(id?: string): GlobalPluginData {
  const { corpus } = useViewer('useDocsData');
  return useInstanceData(corpus, useDocsInstance('useDocsData', id));
}

export function useActiveDocContext(id = 'default'): ActiveDocContext {
  const page = useShownPage('useActiveDocContext');
  const activeVersion = useActiveVersion(id);
  if (!activeVersion || page.kind !== 'doc') return { activeVersion, alternateDocVersions: {} };
  const others = page.alternates.map(({ version, path }): [string, GlobalDoc] => [version, { id: page.id, path }]);
  const activeDoc = activeVersion.docs.find((doc) => doc.id === page.id) ?? { id: page.id, path: page.path };
  return {
    activeVersion,
    activeDoc,
    alternateDocVersions: Object.fromEntries([[activeVersion.name, activeDoc], ...others]),
  };
}

/** Returns pages of the last version to suggest to readers of an older version. */
export function useDocVersionSuggestions(id = 'default'): {
  latestDocSuggestion?: GlobalDoc | undefined;
  latestVersionSuggestion: GlobalVersion;
} {
  const page = useShownPage('useDocVersionSuggestions');
  const latest = useLatestVersion(id);
  const summary = useDocsInstance('useDocVersionSuggestions', id).versions.find(({ isLast }) => isLast)!;
  const path = page.kind === 'doc' && page.context.instance === id ? pathInVersion(page, summary) : undefined;
  return { latestDocSuggestion: latest.docs.find((doc) => doc.path === path), latestVersionSuggestion: latest };
}

/**
 * @param failfast whether to throw if the page is not in docs
 * @returns the docs instance that the page belongs to; undefined if the page is not in docs
 */
export function useActivePlugin({ failfast = false }: { failfast?: boolean } = {}): ActivePlugin | undefined {
  const page = useShownPage('useActivePlugin');
  const { site } = useViewer('useActivePlugin');
  const data = useAllDocsData();
  const instance = docsInstances(site).find(({ id }) => versionOf(page, id) !== undefined);
  if (!instance && failfast) throw new Error(`${page.path} is not a docs page.`);
  return instance && { pluginId: instance.id, pluginData: data[instance.id]! };
}

export function useActivePluginAndVersion(
  options: { failfast?: boolean } = {},
): { activePlugin: ActivePlugin; activeVersion: GlobalVersion | undefined } | undefined {
  const page = useShownPage('useActivePluginAndVersion');
  const activePlugin = useActivePlugin(options);
  if (!activePlugin) return undefined;
  const name = versionOf(page, activePlugin.pluginId);
  return { activePlugin, activeVersion: activePlugin.pluginData.versions.find((version) => version.name === name) };
}

/**
 * @returns the versions that a link can lead to, best first: the page's, the reader's preferred one, and the last
 */
export function useDocsVersionCandidates(id = 'default'): GlobalVersion[] {
  const page = useShownPage('useDocsVersionCandidates');
  const preferred = useStored(preferredVersion(id));
  const last = useDocsInstance('useDocsVersionCandidates', id).versions.find(({ isLast }) => isLast)?.name;
  return useNamedVersions('useDocsVersionCandidates', id, [versionOf(page, id), preferred, last]);
}

/** Returns the doc with an id, from the first of the candidate versions (see `useDocsVersionCandidates`) that
 * contains it. */
export function useLayoutDoc(id: string, instance?: string): GlobalVersion['docs'][number] | null {
  const versions = useDocsVersionCandidates(instance);
  return versions.flatMap(({ docs }) => docs).find((doc) => doc.id === id) ?? null;
}

/** Returns the sidebar with a name in the first candidate version that contains it. */
export function useLayoutDocsSidebar(name: string, instance?: string) {
  return useDocsVersionCandidates(instance).find(({ sidebars }) => sidebars && Object.hasOwn(sidebars, name))
    ?.sidebars?.[name];
}
