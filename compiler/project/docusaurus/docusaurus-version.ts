import type { Files } from '../../fs/files.ts';
import { packageJson, packageVersions } from '../settings/package-versions.ts';

const core = '@docusaurus/core';

/**
 * Source of the labels of "Previous" and "Next" for pages without their own label. Since 3.3 Docusaurus uses the label
 * of the sidebar item, before that the page's title.
 *
 * @param dir the site's folder
 * @returns the behaviour of the Docusaurus version that is installed, or else declared; without either, of the newest
 */
export async function paginationLabelsOf(dir: string, files: Files): Promise<'title' | 'sidebar'> {
  const version = await docusaurusVersion(dir, files);
  if (!version) return 'sidebar';
  const { major, minor } = version;
  return major > 3 || (major === 3 && minor >= 3) ? 'sidebar' : 'title';
}

/** @returns whether content was written for MDX 1 (Docusaurus 2), which read as text what MDX 3 reports as errors */
export async function isOfMdx1(dir: string, files: Files): Promise<boolean> {
  return (await docusaurusVersion(dir, files))?.major === 2;
}

async function docusaurusVersion(dir: string, files: Files): Promise<{ major: number; minor: number } | undefined> {
  const [[, installed] = []] = await packageVersions([core], dir, files);
  const [, major, minor = '99'] = /(\d+)(?:\.(\d+))?/.exec(installed ?? (await wantedVersion(dir, files)) ?? '') ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/** @returns the range of versions that the site's package declares */
async function wantedVersion(dir: string, files: Files): Promise<string | undefined> {
  const { dependencies, devDependencies } = ((await packageJson(dir, files)) ?? {}) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  return dependencies?.[core] ?? devDependencies?.[core];
}
