import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** @returns the folders of the packages that a bundle includes, relative to the folder in which esbuild ran */
export function packagesOf({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap(
    (input) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? [],
  );
  return [...new Set(folders)];
}

/**
 * @param folders the folders of packages
 * @returns the names, the versions and the full licences of the packages, for users of a bundle
 * @throws Error if a package has no licence
 */
export async function licensesOf(folders: Iterable<string>): Promise<string> {
  const texts = await Promise.all([...folders].sort().map(licenseOf));
  return `This package contains parts of the following packages.\n\n${texts.join('\n\n')}\n`;
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  if (!license) throw new Error(`the package ${name} does not name its licence`);
  const file = (await readdir(folder)).sort().find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = file === undefined ? [] : [await readFile(join(folder, file), 'utf8')];
  return [`${'-'.repeat(80)}\n${name} ${version} (${license})`, ...text.map((each) => each.trim())].join('\n\n');
}
