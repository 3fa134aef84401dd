import { joinPath, withoutTrailingSlash } from '../url/pathname.ts';
import { readDocs } from './bare-doc.ts';
import { completeVersion, type BareVersion } from './docs-version.ts';
import type { Report } from './report.ts';
import type { DocsInstance, DocsInstanceInput, DocsVersion, SiteInput } from './site.ts';

/** @returns a docs instance with its versions; those without a doc are reported and left out */
export async function buildInstance({ options, versions }: DocsInstanceInput, input: SiteInput, report: Report): Promise<DocsInstance> {
  const path = withoutTrailingSlash(joinPath(input.config.baseUrl, options.routeBasePath));
  const bare = versions.map((version): BareVersion => {
    const place = { options, version, path: withoutTrailingSlash(joinPath(path, version.pathPart)) };
    return { ...place, docs: readDocs(place, input, report) };
  });
  const pathsById = new Map<string, { version: string; path: string }[]>();
  for (const { version, docs } of bare) {
    for (const { id, path, draft } of docs) {
      if (!draft) pathsById.set(id, [...(pathsById.get(id) ?? []), { version: version.name, path }]);
    }
  }
  const complete: DocsVersion[] = [];
  for (const version of bare) {
    const built = await completeVersion(version, pathsById, input, report);
    if (built) complete.push(built);
  }
  return { id: options.id, options, path, versions: complete };
}
