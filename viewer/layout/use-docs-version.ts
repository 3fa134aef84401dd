import type { Context, DocsVersionSummary } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { docsInstances } from '../corpus/docs-instances.ts';

/** @returns the version that the page belongs to, and the last version of its instance */
export function useDocsVersion(context: Context): {
  version?: DocsVersionSummary | undefined;
  last?: DocsVersionSummary | undefined;
} {
  const versions = docsInstances(useSite()).find(({ id }) => id === context.instance)?.versions ?? [];
  return {
    version: versions.find(({ name }) => name === context.version),
    last: versions.find(({ isLast }) => isLast),
  };
}
