import path from 'node:path';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { useOneOf } from '../../diagnostics/rule.ts';
import { sha256 } from '../../fs/sha256.ts';
import type { TrackedFiles } from '../../incremental/tracked-files.ts';
import { instanceCalled } from './docs-instance.ts';
import type { OpenSite } from '../open-site.ts';
import { readVersions } from './read-versions.ts';
import { listFiles } from '../../fs/list-files.ts';

/** The differences between two versions, by path relative to the version's folder. */
export interface VersionChanges {
  added: string[];
  removed: string[];
  changed: string[];
  /** Files with equal bytes and a different path. */
  moved: { from: string; to: string }[];
}

/**
 * Compares two docs versions.
 *
 * @param from the old version
 * @param to the new version. Files that exist only in this version count as added
 * @param files access to the disk. This function mounts the versions that are read from git
 * @throws ConfigError if there is no such version
 */
export async function compareVersions(
  site: OpenSite,
  instance: string,
  [from, to]: readonly [from: string, to: string],
  files: TrackedFiles,
): Promise<VersionChanges> {
  const options = instanceCalled(instance, site);
  const { docs, git, diagnostics } = await readVersions(site, files);
  if (diagnostics.length > 0)
    throw new ConfigError(
      site.configFile ?? site.dir,
      diagnostics.map(({ place, message }) => ({ key: place.path, message })),
    );
  files.mount(git.mounts);
  const { versions } = docs.find((each) => each.options.id === options.id)!;
  const [before, after] = [await hashesOf(from), await hashesOf(to)];
  const gone = [...before].filter(([file]) => !after.has(file));
  const come = new Map([...after].filter(([file]) => !before.has(file)));
  const moved = gone.flatMap(([file, hash]) => {
    const target = [...come].find(([, other]) => other === hash)?.[0];
    if (target === undefined) return [];
    come.delete(target);
    return [{ from: file, to: target }];
  });
  const left = new Set(moved.map((each) => each.from));
  return {
    added: [...come.keys()],
    removed: gone.map(([file]) => file).filter((file) => !left.has(file)),
    changed: [...before].filter(([file, hash]) => after.has(file) && after.get(file) !== hash).map(([file]) => file),
    moved,
  };

  async function hashesOf(name: string): Promise<Map<string, string>> {
    const version = versions.find((each) => each.name === name);
    if (!version) {
      const hint = useOneOf(versions.map((each) => each.name));
      const message = `there is no version ${JSON.stringify(name)}`;
      throw refusal(site.configFile ?? site.dir, { key: 'docs', message, hint });
    }
    const dir = path.join(site.dir, version.dir);
    const hashes = new Map<string, string>();
    for (const entry of await listFiles(files, dir)) {
      const bytes = entry.kind === 'file' ? await files.read(path.join(dir, entry.path)) : undefined;
      if (bytes) hashes.set(entry.path, sha256(bytes));
    }
    return hashes;
  }
}
