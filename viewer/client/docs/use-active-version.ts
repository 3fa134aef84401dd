import type { DocsVersionSummary, Page } from '../../../corpus/schema/index.ts';
import { docsInstances } from '../../corpus/site-file.ts';
import { pathInVersion } from '../../layout/docs-version.tsx';
import { useShownPage, useViewer } from '../use-viewer.ts';
import type { GlobalDoc, GlobalPluginData, GlobalVersion } from './global-version.ts';
import { useAllDocsData, useDocsInstance, useGlobalVersions } from './use-docs-data.ts';

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

export function useLatestVersion(id?: string): GlobalVersion {
  return useSummarized('useLatestVersion', id, ({ isLast }) => isLast)!;
}

/** @returns the version that the page belongs to; undefined outside of these docs */
export function useActiveVersion(id = 'default'): GlobalVersion | undefined {
  const page = useShownPage('useActiveVersion');
  return useSummarized('useActiveVersion', id, ({ name }) => name === versionOf(page, id));
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

/** Returns the pages of the last version to suggest to a reader of an older one. */
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

/** @returns the name of the version that the page belongs to, in these docs */
export function versionOf(page: Page, instance: string): string | undefined {
  return page.kind.startsWith('doc') && 'context' in page && page.context.instance === instance
    ? page.context.version
    : undefined;
}

function useSummarized(
  hook: string,
  id: string | undefined,
  isMeant: (version: DocsVersionSummary) => boolean,
): GlobalVersion | undefined {
  const { corpus } = useViewer(hook);
  const { id: instance, versions } = useDocsInstance(hook, id);
  return useGlobalVersions(corpus, instance, versions.filter(isMeant))[0];
}
