import path from 'node:path';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { fileText } from '../../fs/text-file.ts';
import type { CodeSite } from '../code-run.ts';
import { folderOfPackage } from './installed-package.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/**
 * Records what the resolution of an import depends on.
 *
 * @param specifier a relative or absolute path, or a module of a package
 * @param from absolute path of the importing file's folder
 * @param found absolute path of the resolved file
 */
export async function recordResolution(
  specifier: string,
  from: string,
  found: string | undefined,
  site: CodeSite,
): Promise<void> {
  await recordSettings(from, site);
  if (/^[./]/.test(specifier)) await recordModule(path.resolve(from, specifier), site);
  else await recordPackageImport(specifier, from, site);
  if (found === undefined) return;
  await site.bundleInputs.file(found);
  await recordSettings(path.dirname(found), site);
}

/** Records the folders in which Node.js would search for a package. */
export async function recordPackageImport(specifier: string, from: string, site: CodeSite): Promise<void> {
  for (const dir of foldersUp(from))
    await recordPackage(
      path.join(dir, 'node_modules', packageName(specifier)),
      path.join(dir, 'node_modules', specifier),
      site,
    );
}

/** Records package files that were read, and the settings files that apply to them. */
export async function recordPackageFiles(site: CodeSite): Promise<void> {
  const folders = new Set<string>();
  for (const file of site.packageFiles) {
    await site.bundleInputs.packageFile(file);
    const home = folderOfPackage(file) ?? file;
    for (let dir = path.dirname(file); isInside(home, dir); dir = path.dirname(dir)) folders.add(dir);
  }
  for (const dir of folders) await site.bundleInputs.packageFile(path.join(dir, 'package.json'));
}

// Records the files that a path may mean: `./chart` may mean `chart.tsx`, `chart/index.ts`, or the main file in
// `chart/package.json`.
async function recordModule(file: string, { bundleInputs }: CodeSite): Promise<void> {
  await bundleInputs.folder(path.dirname(file));
  await bundleInputs.folder(file);
  await bundleInputs.file(path.join(file, 'package.json'));
}

async function recordPackage(dir: string, file: string, site: CodeSite): Promise<void> {
  await site.bundleInputs.file(path.join(dir, 'package.json'));
  await recordModule(file, site);
}

// Records the settings files that esbuild reads in all folders above a module.
async function recordSettings(from: string, site: CodeSite): Promise<void> {
  for (const dir of foldersUp(from)) {
    await site.bundleInputs.file(path.join(dir, 'package.json'));
    if (dir.includes('node_modules')) continue;
    for (const name of ['tsconfig.json', 'jsconfig.json']) await recordTsconfig(path.join(dir, name), site);
  }
}

async function recordTsconfig(file: string, site: CodeSite): Promise<void> {
  if (!(await site.bundleInputs.file(file))) return;
  const text = (await fileText(file, site.files)) ?? '';
  for (const [, based] of text.matchAll(/"(\.\.?\/[^"]+)"/g)) {
    const base = path.resolve(path.dirname(file), based!);
    if (/"extends"/.test(text)) for (const name of [base, `${base}.json`]) await recordTsconfig(name, site);
  }
}
