import path from 'node:path';
import type { DocsOptions } from '../../config/docs.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DocsInstanceInput, DocsVersionInput } from '../../site/site-input.ts';
import { archivedVersions, listVersions, sidebarsFile } from '../../site/docs/versions.ts';
import { currentVersion } from '../../site/docs/version-problems.ts';
import type { Files } from '../../fs/files.ts';
import { openGitObjects, type GitObjects } from '../git/git-objects.ts';
import { openGitVersions, type GitContent } from '../git/git-versions.ts';
import type { OpenSite } from '../open-site.ts';
import { dataFileOf } from '../settings/data-file.ts';
import { withPlaces } from '../settings/place-problems.ts';
import { unlistedVersions } from './unlisted-versions.ts';
import {
  gatherProblems,
  listedNameProblems,
  readArchive,
  readListedVersions,
  readSidebarsFile,
} from './version-files.ts';

/**
 * Reads the docs instances of a site with their versions and sidebars, from `versions.json` and the config.
 *
 * @throws ConfigError if a named version or sidebars file doesn't exist
 */
export async function readVersions(
  site: OpenSite,
  files: Files,
  objects: GitObjects = openGitObjects(site.dir),
): Promise<{ docs: DocsInstanceInput[]; git: GitContent; diagnostics: Diagnostic[] }> {
  const gathered = gatherProblems(site, files);
  const docs: DocsInstanceInput[] = [];
  const git: GitContent = { mounts: new Map(), commits: new Map(), names: new Map() };
  for (const [index, options] of site.config.docs.entries()) {
    const key = `docs[${index}]`;
    const before = gathered.problems.length;
    const listed = await readListedVersions(options, gathered);
    // If `versions.json` is unreadable, the list of cut versions is unknown, so settings of versions are not checked.
    if (gathered.problems.length > before) {
      if (options.includeCurrentVersion) await readSidebars(currentVersion, options, key);
      continue;
    }
    const { versions, problems } = listVersions(options, listed?.names);
    gathered.problems.push(
      ...(listed ? listedNameProblems(listed) : []),
      ...problems.map((problem) => ({ ...problem, key: `${key}.${problem.key}` })),
    );
    const found: DocsVersionInput[] = [];
    const places = new Map(listed?.names.map((name, index) => [name, listed.file.at([index])]));
    // The folders are read only if all names are valid. An invalid name could be a path to any folder.
    if (gathered.problems.length === before) {
      gathered.problems.push(...(await openGitVersions(options, key, site.dir, objects, git)));
      for (const version of versions) {
        const listedAt = places.get(version.name);
        found.push({ ...version, listedAt, sidebars: await readSidebars(version.name, options, key) });
      }
    }
    if (!options.disableVersioning)
      gathered.diagnostics.push(...(await unlistedVersions(options, listed?.names ?? [], site.dir, files)));
    const archive = await readArchive(options, gathered);
    docs.push({ options, versions: found, archived: archivedVersions(options, archive) });
  }
  if (gathered.problems.length > 0)
    throw await withPlaces(new ConfigError(site.configFile ?? site.dir, gathered.problems), site.dir, files);
  return { docs, git, diagnostics: gathered.diagnostics };

  async function readSidebars(name: string, options: DocsOptions, key: string): Promise<DocsVersionInput['sidebars']> {
    const file = sidebarsFile(options, name);
    const kept = git.mounts.get(path.resolve(site.dir, file));
    if (kept) return dataFileOf(file, Buffer.from((await kept.read('')) ?? '').toString(), gathered.diagnostics);
    if (options.versions[name]?.git !== undefined) return false;
    return readSidebarsFile(name, options, key, gathered);
  }
}
