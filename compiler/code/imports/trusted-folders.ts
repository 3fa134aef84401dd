import path from 'node:path';
import { collectionOptions } from '../../source/source.ts';
import type { Config } from '../../config/config.ts';
import type { Files } from '../../fs/files.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { folderOfPackage } from './installed-package.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** Decides which files code may import. */
export interface TrustedFolders {
  /**
   * Whether an import may be bundled. Its file must be in the site's folder, in a folder that the config
   * names, or in an installed package.
   *
   * @param file absolute path, with all links resolved
   * @param specifier the specifier as written
   * @param resolveDir absolute path of the importing file's folder
   */
  has(file: string, specifier: string, resolveDir: string): Promise<boolean>;
  /** Whether a file may be bundled, regardless of the importing file. */
  hasFile(file: string): boolean;
  /** Allows the files of a package that a module in `resolveDir` imports. */
  admit(name: string, resolveDir: string): Promise<void>;
  /** Packages outside of the site's folder: folder → package name. */
  packages: ReadonlyMap<string, string>;
}

/**
 * Finds the folders whose files may be bundled.
 *
 * @param dir the site's folder, with all links resolved
 * @param named files that the config names, relative to the site's folder
 * @param ofExtensions folders with views of extensions: absolute path → name
 */
export async function trustedFolders(
  dir: string,
  config: Config,
  named: readonly string[],
  files: Files,
  ofExtensions: ReadonlyMap<string, string> = new Map(),
): Promise<TrustedFolders> {
  const content = collectionOptions(config).map((options) => options.path);
  const homes = named.flatMap((file) => folderOfPackage(path.resolve(dir, file)) ?? []);
  const outside = [...homes, ...content, ...config.staticDirectories, ...Object.values(config.aliases)].map((folder) =>
    path.resolve(dir, folder),
  );
  const folders = [dir, ...ofExtensions.keys()];
  for (const folder of outside) if (!isInside(dir, folder)) folders.push((await files.realPath(folder)) ?? folder);
  const isTrusted = (file: string) => folders.some((folder) => isInside(folder, file));

  const packages = new Map(ofExtensions);
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
 * Finds an installed package. Installed packages are trusted, even if they are links to other folders, as in
 * a workspace.
 *
 * @returns the package's folder, with all links resolved
 */
export async function installedFolder(name: string, from: string, files: Files): Promise<string | undefined> {
  for (const dir of foldersUp(from)) {
    const folder = await files.realPath(path.join(dir, 'node_modules', name));
    if (folder !== undefined) return folder;
  }
  return undefined;
}
