import path from 'node:path';
import { collectionOptions } from '../../source/source.ts';
import type { Config } from '../../config/config.ts';
import type { Files } from '../../fs/files.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { folderOfPackage } from './installed-package.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** The files that code may import. */
export interface TrustedFolders {
  /**
   * Whether an imported file may be bundled. It must be in the site's folder, in a folder from the config, or in an
   * installed package.
   *
   * @param file absolute, with every link resolved
   * @param specifier as written, from the module in `resolveDir`
   */
  has(file: string, specifier: string, resolveDir: string): Promise<boolean>;
  /** Whether a file may be bundled, independent of its importer. */
  hasFile(file: string): boolean;
  /** Allows the files of a package that a module in `resolveDir` imports. */
  admit(name: string, resolveDir: string): Promise<void>;
  /** Packages outside the site's folder: folder → name. */
  packages: ReadonlyMap<string, string>;
}

/**
 * @param dir the site's folder, with every link resolved
 * @param named files in the config, relative to the site's folder
 */
export async function trustedFolders(
  dir: string,
  config: Config,
  named: readonly string[],
  files: Files,
): Promise<TrustedFolders> {
  const content = collectionOptions(config).map((options) => options.path);
  const homes = named.flatMap((file) => folderOfPackage(path.resolve(dir, file)) ?? []);
  const outside = [...homes, ...content, ...config.staticDirectories, ...Object.values(config.aliases)].map((folder) =>
    path.resolve(dir, folder),
  );
  const folders = [dir];
  for (const folder of outside) if (!isInside(dir, folder)) folders.push((await files.realPath(folder)) ?? folder);
  const isTrusted = (file: string) => folders.some((folder) => isInside(folder, file));

  const packages = new Map<string, string>();
  const admit = async (name: string, resolveDir: string) => {
    const installed = await installedFolder(name, resolveDir, files);
    if (installed === undefined || isTrusted(installed)) return;
    folders.push(installed);
    packages.set(installed, name);
  };
  return {
    packages,
    hasFile: (file) => isTrusted(file) || folderOfPackage(file) !== undefined,
    admit,
    async has(file, specifier, resolveDir) {
      if (!isTrusted(file) && !/^[./]/.test(specifier)) await admit(packageName(specifier), resolveDir);
      return isTrusted(file);
    },
  };
}

/**
 * Finds an installed package. Installed packages are trusted, even links to other folders, as in a workspace.
 *
 * @returns its folder, with every link resolved
 */
export async function installedFolder(name: string, from: string, files: Files): Promise<string | undefined> {
  for (const dir of foldersUp(from)) {
    const folder = await files.realPath(path.join(dir, 'node_modules', name));
    if (folder !== undefined) return folder;
  }
  return undefined;
}
