import { cp, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedMaterial } from '../../shared-material.ts';
import { freshFolders } from '../fresh-folders.ts';
import { inPairs, lectern, measure } from '../measure.ts';
import { ratio, seconds, type Row } from '../row.ts';

const corpus = sharedMaterial('corpora/docusaurus-website');
const versionsOf = { 'one-version': ['current'], 'three-versions': ['current', '3.0.0-rc.0', '2.4.3'] };
const config = (versions: string[]) => ({
  title: 'Real docs',
  url: 'https://real.example',
  blog: false,
  changelog: false,
  pages: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenImports: 'warn',
  onBrokenPartials: 'warn',
  markdown: { math: true, admonitions: { keywords: ['my-custom-admonition'] } },
  docs: [{ sidebarPath: 'sidebars.json', lastVersion: 'current', onlyIncludeVersions: versions }],
});

/** Whether the folder with the docs of a real project exists. */
export const haveRealDocs = existsSync(corpus);

/** Creates a site with the docs of a real project. @returns the folder of the site */
export async function realDocs(folder: string, requested: keyof typeof versionsOf): Promise<string> {
  const dir = path.join(folder, requested);
  await mkdir(dir, { recursive: true });
  for (const part of [
    'docs',
    'versioned_docs',
    'versioned_sidebars',
    'versions.json',
    'sidebars.json',
    'static',
    'src',
    'blog',
  ]) {
    await cp(path.join(corpus, part), path.join(dir, part), { recursive: true });
  }
  await writeFile(path.join(dir, 'lectern.config.json'), JSON.stringify(config(versionsOf[requested])));
  return dir;
}

/**
 * Measures a site with three versions of a real project's docs. Compares it with a site that contains only the newest
 * version.
 * Returns no rows if the content is missing.
 */
export async function versions(folder: string): Promise<Row[]> {
  if (!haveRealDocs) return [];
  const fresh = freshFolders(path.join(folder, 'versions-out'));
  const compiling = async (requested: keyof typeof versionsOf) => {
    const dir = await realDocs(folder, requested);
    return () => measure([lectern, 'compile', dir, '--out-dir', fresh.next(), '--no-cache']);
  };
  const oneVersion = await compiling('one-version');
  const threeVersions = await compiling('three-versions');
  const { first: three, second: one, ratio: share } = await inPairs(7, threeVersions, oneVersion);
  await fresh.remove();
  return [
    {
      what: 'real docs in three versions, CPU',
      figure: seconds(three.cpu),
      beside: `${ratio(share)} of one version, ${seconds(one.cpu)}`,
      goal: '≤ 1.4 ×',
    },
  ];
}
