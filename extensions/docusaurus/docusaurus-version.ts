import path from 'node:path';
import type { ExtensionFiles } from '../../compiler/index.ts';
import { foldersUp, packageJson } from './paths.ts';

const core = '@docusaurus/core';

/**
 * Determines the labels of "Previous" and "Next" for pages without an explicit label. Since version 3.3, Docusaurus
 * uses the label of the sidebar item; before that, the page's title.
 *
 * @param dir the site's folder
 * @returns the behaviour of the installed Docusaurus version, or else of the declared version, or else of the newest
 */
export async function paginationLabelsOf(dir: string, files: ExtensionFiles): Promise<'title' | 'sidebar'> {
  const version = await docusaurusVersion(dir, files);
  if (!version) return 'sidebar';
  const { major, minor } = version;
  return major > 3 || (major === 3 && minor >= 3) ? 'sidebar' : 'title';
}

/**
 * @returns whether content was written for MDX 1, which Docusaurus 2 uses. In MDX 1, some syntax is plain text that is
 * an error in MDX 3.
 */
export async function isOfMdx1(dir: string, files: ExtensionFiles): Promise<boolean> {
  return (await docusaurusVersion(dir, files))?.major === 2;
}

async function docusaurusVersion(
  dir: string,
  files: ExtensionFiles,
): Promise<{ major: number; minor: number } | undefined> {
  const installed = await installedVersion(dir, files);
  const [, major, minor = '99'] =
    /(\d+)(?:\.(\d+))?/.exec(installed ?? (await requestedVersion(dir, files)) ?? '') ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/** @returns the version range of Docusaurus in the site's package.json */
async function requestedVersion(dir: string, files: ExtensionFiles): Promise<string | undefined> {
  const { dependencies, devDependencies } = ((await packageJson(dir, files)) ?? {}) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  return dependencies?.[core] ?? devDependencies?.[core];
}

async function installedVersion(dir: string, files: ExtensionFiles): Promise<string | undefined> {
  for (const folder of foldersUp(dir)) {
    const found = await packageJson(path.join(folder, 'node_modules', core), files);
    if (found) return String(found.version);
  }
  return undefined;
}
