import type { DocsInstanceSummary, SiteFile } from '../../corpus/schema/index.ts';

/** The docs of a site: those of its instances that have versions. */
export function docsInstances({ instances }: Pick<SiteFile, 'instances'>): DocsInstanceSummary[] {
  return instances.filter((instance) => instance.kind === 'docs');
}
