import type { DocsVersionSummary, Page, Context } from '../../corpus/schema/index.ts';
import { message } from '../messages/message.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { docsInstances } from '../corpus/site-file.ts';

/** Returns the path of the same doc in another version. If that version lacks the doc, returns its main doc's path. */
export function pathInVersion(page: Page, version: DocsVersionSummary): string {
  if ('context' in page && page.context.version === version.name) return page.path;
  const alternate = page.kind === 'doc' ? page.alternates.find((other) => other.version === version.name) : undefined;
  return alternate?.path ?? version.mainDoc.path;
}

export function VersionBadge({ context }: { context: Context }) {
  const { version } = useDocsVersion(context);
  return (
    version?.badge && (
      <span className="version-badge">{message('theme.docs.versionBadge.label', { versionLabel: version.label })}</span>
    )
  );
}

/** @returns the version that the page belongs to, and the last version of the same docs instance */
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
