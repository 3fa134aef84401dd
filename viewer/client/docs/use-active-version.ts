import type { DocsVersionSummary, Page } from '../../../corpus/schema/index.ts';
import { useShownPage, useViewer } from '../use-viewer.ts';
import type { GlobalVersion } from './global-version.ts';
import { useDocsInstance, useGlobalVersions } from './use-docs-data.ts';

export function useLatestVersion(id?: string): GlobalVersion {
  return useSummarized('useLatestVersion', id, ({ isLast }) => isLast)!;
}

/** @returns the version that the page belongs to; undefined if the page is not in this docs instance */
export function useActiveVersion(id = 'default'): GlobalVersion | undefined {
  const page = useShownPage('useActiveVersion');
  return useSummarized('useActiveVersion', id, ({ name }) => name === versionOf(page, id));
}

/** @returns the name of the page's version; undefined if the page is not in this docs instance */
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
