import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTimed } from './command.ts';

/** The folders of a repository that can contain a site, in the order of the search. */
const folders = ['', 'website', 'docs'];
const configName = /^docusaurus\.config\.(?:[cm]?js|ts)$/;
const skipped = /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/;

/**
 * @param checkout the folder of a repository
 * @returns the folder with the config of Docusaurus, if the repository has one
 */
export function siteIn(checkout: string): string | undefined {
  return folders
    .map((name) => path.join(checkout, name))
    .find((folder) => existsSync(folder) && readdirSync(folder).some((name) => configName.test(name)));
}

/** @returns the number of Markdown and MDX files below a folder, without packages */
export function pagesIn(site: string): number {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.mdx?$/.test(name) && !skipped.test(name),
  ).length;
}

/** @returns the version of Docusaurus in the site's packages, if Docusaurus is installed */
export function installedVersion(site: string): string | undefined {
  for (let folder = path.resolve(site); ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'node_modules/@docusaurus/core/package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    if (folder === path.dirname(folder)) return undefined;
  }
}

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps'];
const anyVersion = ['npm', 'install', '--no-package-lock', ...quiet];

/** @returns the command that installs the packages of a site, by its lock file. npm also reads `yarn.lock` */
export function installCommand(site: string): string[] {
  const has = (name: string) => existsSync(path.join(site, name));
  if (has('package-lock.json')) return ['npm', 'ci', ...quiet];
  if (!has('pnpm-lock.yaml')) return anyVersion;
  return ['npx', '--yes', 'pnpm@9', 'install', '--frozen-lockfile', '--ignore-scripts', '--config.node-linker=hoisted'];
}

/**
 * Installs the packages of a site without their scripts: the versions of its lock file, or else of `package.json`.
 *
 * @returns the first line of npm's errors if the packages could not be installed
 */
export async function installPackages(site: string): Promise<string | undefined> {
  if (installedVersion(site) !== undefined) return undefined;
  let ended = await runTimed(installCommand(site), site, 900);
  if (ended.code !== 0) ended = await runTimed(anyVersion, site, 900);
  if (ended.code === 0) return undefined;
  const errors = ended.stderr.split('\n').filter((line) => line.startsWith('npm error'));
  return errors.find((line) => !/code E|A complete log/.test(line)) ?? `npm ended with ${ended.code}`;
}
