import path from 'node:path';
import { collectionOptions } from '../../source/source.ts';
import type { Config } from '../../config/config.ts';
import type { Files } from '../../fs/files.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { folderOfPackage } from './installed-package.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** Which files of the disk code may come from. */
export interface TrustedFolders {
  /**
   * Whether a file may be bundled that an import leads to: one of the site's folder, of those that the config names, or
   * of an installed package.
   *
   * @param file absolute, with every link resolved
   * @param specifier as written, from the module in `resolveDir`
   */
  has(file: string, specifier: string, resolveDir: string): Promise<boolean>;
  /** Whether a file may be bundled, whoever imports it. */
  hasFile(file: string): boolean;
  /** Takes note of a package that a module in `resolveDir` imports: its files may be bundled. */
  admit(name: string, resolveDir: string): Promise<void>;
  /** Packages that lie elsewhere: folder → name. */
  packages: ReadonlyMap<string, string>;
}

/**
 * @param dir the site's folder, with every link resolved
 * @param named files that the config names, relative to it
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
 * Who installs a package trusts it, even when it is a link to a folder elsewhere, as in a workspace.
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
