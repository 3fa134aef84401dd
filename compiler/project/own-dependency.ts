import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { foldersUp, relativePath } from '../fs/inside.ts';
import { packageFolder } from '../fs/package-folder.ts';
import { isPublished, version } from '../version.ts';

/** The entry for Lectern in the `package.json` of a newly created site. */
export interface OwnDependency {
  /** The version for the site's `package.json`: a range, or `file:` with a path relative to the site. */
  spec: string;
  /** The tarball that must be copied into the site; `path` is relative to the site's folder. */
  tarball?: { path: string; bytes: Uint8Array };
}

/**
 * Determines how a newly created site depends on the running Lectern. If Lectern is published on npm, that is a
 * version range. If it was installed from a tarball, the site gets a copy of the tarball. In a clone of Lectern, the
 * site depends on the clone's folder.
 *
 * @param site the folder of the site; absolute
 */
export async function ownDependency(
  site: string,
  files: Files,
  { isPublic = isPublished, ownFolder = packageFolder() } = {},
): Promise<OwnDependency> {
  if (isPublic) return { spec: `^${version}` };
  const bytes = await installedTarball(ownFolder, files);
  if (!bytes) return { spec: `file:${relativePath(site, ownFolder)}` };
  const copy = `vendor/lectern-${version}.tgz`;
  return { spec: `file:${copy}`, tarball: { path: copy, bytes } };
}

/** @returns the tarball from which the running Lectern was installed, if its file exists */
async function installedTarball(ownFolder: string, files: Files): Promise<Uint8Array | undefined> {
  for (const folder of foldersUp(path.dirname(ownFolder))) {
    const manifest = await files.read(path.join(folder, 'package.json'));
    const spec = manifest && tarballIn(manifest);
    const bytes = spec === undefined ? undefined : await files.read(path.resolve(folder, spec));
    if (bytes) return bytes;
  }
  return undefined;
}

/**
 * Returns the path of Lectern's tarball in a `package.json`: `"lectern": "file:../lectern-0.1.0.tgz"` →
 * `../lectern-0.1.0.tgz`.
 */
function tarballIn(manifest: Uint8Array): string | undefined {
  try {
    const { dependencies, devDependencies } = JSON.parse(new TextDecoder().decode(manifest)) as Manifest;
    const spec = devDependencies?.lectern ?? dependencies?.lectern;
    return typeof spec === 'string' && spec.endsWith('.tgz') ? spec.replace(/^file:/, '') : undefined;
  } catch {
    return undefined;
  }
}

interface Manifest {
  dependencies?: Record<string, unknown>;
  devDependencies?: Record<string, unknown>;
}
