import path from 'node:path';
import { adviceOnMissingFile } from '../../project/modules/scripts-before.ts';
import type { CodeSite } from '../code-run.ts';
import { fileText } from '../../fs/text-file.ts';
import { folderOfPackage } from './installed-package.ts';
import { installedFolder } from './trusted-folders.ts';
import { isOfOtherTheme } from '../modules/theme-sources.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** Whether an import specifier is an npm package, or a module of one. */
export function isOfPackage(specifier: string): boolean {
  return (
    /^(?:@[a-z\d-][\w.-]*\/)?[a-z\d][\w.-]*(?:\/|$)/.test(specifier) &&
    !/^(?:@site|@docusaurus|@theme[\w-]*|@generated|react|react-dom|lectern)(?:\/|$)/.test(specifier)
  );
}

/**
 * @returns a hint for an unresolved import. For a package: install it, or build it if it is in the same repository.
 * For a file of the site: run the script that may generate the file
 */
export async function adviceOnImport(specifier: string, { dir, files }: CodeSite): Promise<string | undefined> {
  if (/^(?:\.|@site\/)/.test(specifier)) return adviceOnMissingFile(specifier, dir, files);
  if (isOfOtherTheme(specifier))
    return 'the module may be part of a theme that is not installed: run "npm install" in the site\'s folder, or use --stub-missing';
  if (!isOfPackage(specifier)) return undefined;
  const name = packageName(specifier);
  const folder = await installedFolder(name, dir, files);
  if (folder === undefined) return `run "npm install ${name}" in the site's folder, or use --stub-missing`;
  return folderOfPackage(folder) === undefined
    ? `"${name}" is a package of this repository: build it first, in ${path.relative(dir, folder)}, or use --stub-missing`
    : inInstalled(specifier, name, await fileText(path.join(folder, 'package.json'), files));
}

/** @returns advice about a missing module of an installed package */
function inInstalled(specifier: string, name: string, manifest = ''): string {
  const version = /"version"\s*:\s*"([^"]+)"/.exec(manifest)?.[1];
  const installed = version === undefined ? name : `${name}@${version}`;
  if (specifier === name)
    return `"${installed}" is installed, but lacks its main module: install it again, or import one of its files`;
  return `"${installed}" is installed, but has no module "${specifier.slice(name.length + 1)}": install a version that has it, or fix the import`;
}
