import path from 'node:path';
import type { ConfigFault } from '../../config/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { didYouMean } from '../../diagnostics/rule.ts';
import type { Files } from '../../fs/files.ts';
import { contentPath } from '../../site/source-path.ts';
import { isObject } from '../../values/objects.ts';

/** The location and kind of a config. */
export interface NamingConfig {
  dir: string;
  files: Files;
  /** Docusaurus configs have their own rules for folders. */
  isDocusaurus: boolean;
}

/**
 * Checks that files and folders exist that the config names explicitly; those at default paths may be missing. It reads
 * the config as written, so errors in other settings hide none.
 *
 * @param written the export of the config file
 */
export async function namedPathProblems(written: unknown, config: NamingConfig): Promise<ConfigFault[]> {
  const given = isObject(written) ? written : {};
  return [...(config.isDocusaurus ? [] : await folderProblems(given, config)), ...(await fileProblems(given, config))];
}

/** @returns the same for the sidebars of current docs, which are checked again together with all versions */
export async function sidebarsFileProblems(written: unknown, config: NamingConfig): Promise<ConfigFault[]> {
  const problems: ConfigFault[] = [];
  for (const { key, options } of instancesOf(isObject(written) ? written : {}, 'docs')) {
    const { sidebarPath } = options;
    if (typeof sidebarPath !== 'string' || !isRead(options)) continue;
    if (await config.files.stat(path.resolve(config.dir, sidebarPath))) continue;
    problems.push(await missingSidebars(sidebarPath, key, config));
  }
  return problems;
}

/** @param key the key of the docs in the config */
export async function missingSidebars(
  sidebarPath: string,
  key: string,
  { dir, files }: Pick<NamingConfig, 'dir' | 'files'>,
): Promise<ConfigFault> {
  const near = await nearestPath(sidebarPath, dir, files);
  return {
    key: `${key}.sidebarPath`,
    message: `there is no file ${JSON.stringify(sidebarPath)}`,
    hint: didYouMean(near) ?? 'leave it out to have the sidebar made from the folders, or set it to false for none',
  };
}

type Kind = 'docs' | 'pages' | 'blog';

interface Instance {
  /** `docs[0]` */
  key: string;
  options: Record<string, unknown>;
}

/** One instance may be written without a list around it. */
function instancesOf(given: Record<string, unknown>, kind: Kind): Instance[] {
  const instances: unknown[] = [given[kind]].flat();
  return instances.flatMap((options, index) => (isObject(options) ? [{ key: `${kind}[${index}]`, options }] : []));
}

/** Whether the docs in the folder itself are part of the site; cut versions may have other files. */
function isRead({ includeCurrentVersion, onlyIncludeVersions }: Record<string, unknown>): boolean {
  const isIncluded = !Array.isArray(onlyIncludeVersions) || onlyIncludeVersions.includes('current');
  return includeCurrentVersion !== false && isIncluded;
}

async function folderProblems(
  given: Record<string, unknown>,
  { dir, files }: Pick<NamingConfig, 'dir' | 'files'>,
): Promise<ConfigFault[]> {
  const named: [key: string, folder: unknown][] = [];
  for (const kind of ['docs', 'pages', 'blog'] as const)
    for (const { key, options } of instancesOf(given, kind))
      if (options.includeCurrentVersion !== false) named.push([`${key}.path`, options.path]);
  const { staticDirectories } = given;
  if (Array.isArray(staticDirectories))
    for (const [index, folder] of staticDirectories.entries()) named.push([`staticDirectories[${index}]`, folder]);
  const problems: ConfigFault[] = [];
  for (const [key, folder] of named) {
    if (typeof folder !== 'string') continue;
    const stat = await files.stat(path.resolve(dir, folder));
    if (stat?.kind === 'file')
      problems.push({ key, message: `${JSON.stringify(folder)} is a file, and a folder is expected` });
    if (stat !== undefined) continue;
    const near = await nearestPath(folder, dir, files);
    const message = `there is no folder ${JSON.stringify(folder)}`;
    problems.push({ key, message, hint: didYouMean(near) });
  }
  return problems;
}

/** Files with declared tags or authors. `mayMiss`: Docusaurus accepts a config that names a missing file. */
const declaring = [
  { kind: 'docs', name: 'tags', mayMiss: false },
  { kind: 'blog', name: 'tags', mayMiss: false },
  { kind: 'blog', name: 'authorsMapPath', mayMiss: true },
] as const;

// No other check reports that such a file is not read.
async function fileProblems(
  given: Record<string, unknown>,
  { dir, files, isDocusaurus }: NamingConfig,
): Promise<ConfigFault[]> {
  const problems: ConfigFault[] = [];
  for (const { kind, name, mayMiss } of declaring) {
    if (isDocusaurus && mayMiss) continue;
    for (const { key, options } of instancesOf(given, kind)) {
      const { path: folder = kind, [name]: named } = options;
      if (typeof folder !== 'string' || typeof named !== 'string' || !isRead(options)) continue;
      // A missing folder has its own error.
      const isThere = (await files.stat(path.resolve(dir, folder)))?.kind === 'folder';
      const file = contentPath(folder, named);
      if (!isThere || (await files.stat(path.resolve(dir, file)))) continue;
      const near = await nearestPath(file, dir, files);
      const meant = near?.startsWith(`${folder}/`) ? near.slice(folder.length + 1) : undefined;
      problems.push({
        key: `${key}.${name}`,
        message: `there is no file ${JSON.stringify(file)}`,
        hint:
          didYouMean(meant) ??
          `name it from the folder ${JSON.stringify(folder)}, or leave ${JSON.stringify(name)} out`,
      });
    }
  }
  return problems;
}

/**
 * @param named a path to a missing file, relative to a folder
 * @returns a similar path that exists: with another last name, or another folder name
 */
async function nearestPath(named: string, dir: string, files: Files): Promise<string | undefined> {
  const parts = named.split('/');
  let there = '';
  for (const [index, part] of parts.entries()) {
    const names = (await namesIn(path.join(dir, there), files)) ?? [];
    const chosen = part === '.' || part === '..' || names.includes(part) ? part : nearest(part, names);
    if (chosen === undefined) return undefined;
    there = index === 0 ? chosen : `${there}/${chosen}`;
  }
  return there === named ? undefined : there;
}

async function namesIn(folder: string, files: Files): Promise<string[] | undefined> {
  if ((await files.stat(folder))?.kind !== 'folder') return undefined;
  return (await files.names(folder)).map(({ name }) => name);
}
