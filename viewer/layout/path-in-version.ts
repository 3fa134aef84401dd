import type { DocsVersionSummary, Page } from '../../corpus/schema/index.ts';

/** The same doc in another version; its main doc where it has not this one. */
export function pathInVersion(page: Page, version: DocsVersionSummary): string {
  if ('context' in page && page.context.version === version.name) return page.path;
  const alternate = page.kind === 'doc' ? page.alternates.find((other) => other.version === version.name) : undefined;
  return alternate?.path ?? version.mainDoc.path;
}
