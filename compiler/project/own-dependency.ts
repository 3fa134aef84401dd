import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { foldersUp, relativePath } from '../fs/inside.ts';
import { packageFolder } from '../fs/package-folder.ts';
import { isPublished, version } from '../version.ts';

/** A new site's dependency on Lectern. */
export interface OwnDependency {
  /** The version in the site's `package.json`: a range, or `file:` with a path relative to the site. */
  spec: string;
  /** The tarball that the site has to contain, with its path relative to the site. */
  tarball?: { path: string; bytes: Uint8Array };
}

/**
 * Finds the dependency on the running Lectern. In a clone, it is the clone's folder. Before Lectern is in the npm
 * registry, the site gets a copy of the installed tarball. So it can be installed on other machines.
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

/** @returns the tarball in a `package.json` above the installed package, if that file exists */
async function installedTarball(ownFolder: string, files: Files): Promise<Uint8Array | undefined> {
  for (const folder of foldersUp(path.dirname(ownFolder))) {
    const manifest = await files.read(path.join(folder, 'package.json'));
    const spec = manifest && tarballIn(manifest);
    const bytes = spec === undefined ? undefined : await files.read(path.resolve(folder, spec));
    if (bytes) return bytes;
  }
  return undefined;
}

/** `"lectern": "file:../lectern-0.1.0.tgz"` → `../lectern-0.1.0.tgz` */
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
