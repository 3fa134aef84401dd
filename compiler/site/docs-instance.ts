import { keepColumn } from '../columns.ts';
import { noMemory } from '../memory.ts';
import { joinPath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { readDocs } from './bare-doc.ts';
import { completeVersion, type BareVersion } from './docs-version.ts';
import type { Report } from './report.ts';
import type { DocsInstance, DocsInstanceInput, DocsVersion, DocsVersionInput, SiteInput } from './site.ts';

/** @returns a docs instance with its versions; those without a doc are reported and left out */
export async function buildInstance(
  { options, versions }: DocsInstanceInput,
  input: SiteInput,
  report: Report,
): Promise<DocsInstance> {
  const path = withoutTrailingSlash(joinPath(input.config.baseUrl, options.routeBasePath));
  const bare = versions.map((version): BareVersion => {
    const place = { options, version, path: withoutTrailingSlash(joinPath(path, version.pathPart)) };
    return { ...place, docs: readDocs(place, input, report) };
  });
  const { memory = noMemory } = input;
  const addresses = bare.map(({ version: { name }, docs }) =>
    keepColumn(memory, `addresses of ${options.id} ${name}`, docs, ({ id, path, draft }) =>
      draft ? undefined : { id, path },
    ),
  );
  const pathsById = memory.keep(`paths of ${options.id}`, [...versions, ...addresses], () =>
    pathsOf(versions, addresses),
  );
  const complete: DocsVersion[] = [];
  for (const version of bare) {
    const built = await completeVersion(version, pathsById, input, report);
    if (built) complete.push(built);
  }
  return { id: options.id, options, path, versions: complete };
}

/** The paths of each doc in all versions, by its id. */
function pathsOf(
  versions: readonly DocsVersionInput[],
  addresses: readonly (readonly ({ id: string; path: string } | undefined)[])[],
): Map<string, { version: string; path: string }[]> {
  const pathsById = new Map<string, { version: string; path: string }[]>();
  for (const [index, { name }] of versions.entries()) {
    for (const address of addresses[index]!) {
      if (address)
        pathsById.set(address.id, [...(pathsById.get(address.id) ?? []), { version: name, path: address.path }]);
    }
  }
  return pathsById;
}
