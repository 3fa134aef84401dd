import { ConfigError } from '../config/problem.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DocsInstanceInput, DocsVersionInput } from '../site/site.ts';
import { listVersions } from '../site/docs/versions.ts';
import type { Files } from '../fs/files.ts';
import type { OpenSite } from './open-site.ts';
import { withPlaces } from './place-problems.ts';
import { readSidebarsFile, readVersionNames, type Gathered } from './version-files.ts';

/**
 * The docs instances of a site with their versions and sidebars, as `versions.json` and the config say.
 *
 * @throws ConfigError when a version is named that there isn't, or a sidebars file is missing
 */
export async function readVersions(
  site: OpenSite,
  files: Files,
): Promise<{ docs: DocsInstanceInput[]; diagnostics: Diagnostic[] }> {
  const gathered: Gathered = { problems: [], diagnostics: [] };
  const docs: DocsInstanceInput[] = [];
  for (const [index, options] of site.config.docs.entries()) {
    const key = `docs[${index}]`;
    const before = gathered.problems.length;
    const names = await readVersionNames(options, site, files, gathered);
    // Which versions there are isn't known, so nothing can be said about them.
    if (gathered.problems.length > before) continue;
    const { versions, problems } = listVersions(options, names);
    gathered.problems.push(...problems.map((problem) => ({ ...problem, key: `${key}.${problem.key}` })));
    const found: DocsVersionInput[] = [];
    for (const version of versions) {
      found.push({ ...version, sidebars: await readSidebarsFile(version.name, options, key, site, files, gathered) });
    }
    docs.push({ options, versions: found });
  }
  if (gathered.problems.length > 0)
    throw await withPlaces(new ConfigError(site.configFile ?? site.dir, gathered.problems), site.dir, files);
  return { docs, diagnostics: gathered.diagnostics };
}
