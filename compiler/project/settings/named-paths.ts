import path from 'node:path';
import type { ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { didYouMean } from '../../diagnostics/rule.ts';
import type { Files } from '../../fs/files.ts';
import { contentPath } from '../../site/source-path.ts';
import { isObject } from '../../values/objects.ts';

/** The context of a config whose paths are checked. */
export interface NamingConfig {
  dir: string;
  files: Files;
  /** Whether missing folders and missing `authors.yml` files are accepted, as in Docusaurus. */
  lenient: boolean;
}

/**
 * Checks that the files and folders in the config exist. Files at default paths may be missing. This check uses the
 * config before its schema check, so an invalid setting doesn't hide missing files.
 *
 * @param written the export of the config file
 */
export async function namedPathProblems(written: unknown, config: NamingConfig): Promise<ConfigIssue[]> {
  const given = isObject(written) ? written : {};
  return [...(config.lenient ? [] : await folderProblems(given, config)), ...(await fileProblems(given, config))];
}

/**
 * Checks the sidebars files of current docs, for a config that has other errors. Without errors, `readVersions`
 * checks the sidebars of all versions.
 */
export async function sidebarsFileProblems(written: unknown, config: NamingConfig): Promise<ConfigIssue[]> {
  const problems: ConfigIssue[] = [];
  for (const { key, options } of instancesOf(isObject(written) ? written : {}, 'docs')) {
    const { sidebarPath } = options;
    if (typeof sidebarPath !== 'string' || !isRead(options)) continue;
    if (await config.files.stat(path.resolve(config.dir, sidebarPath))) continue;
    problems.push(await missingSidebars(sidebarPath, key, config));
  }
  return problems;
}

/**
 * Reports a sidebars file that doesn't exist.
 *
 * @param key key of the docs instance in the config
 */
export async function missingSidebars(
  sidebarPath: string,
  key: string,
  { dir, files }: Pick<NamingConfig, 'dir' | 'files'>,
): Promise<ConfigIssue> {
  const near = await nearestPath(sidebarPath, dir, files);
  return {
    key: `${key}.sidebarPath`,
    message: `there is no file ${JSON.stringify(sidebarPath)}`,
    hint:
      didYouMean(near) ??
      'remove the setting to generate the sidebar from the folders, or set it to false for no sidebar',
  };
}

type Kind = 'docs' | 'pages' | 'blog';

interface Instance {
  /** The instance's key in the config: `docs[0]`. */
  key: string;
  options: Record<string, unknown>;
}

/** Returns the instances of `docs`, `pages` or `blog` in the config. `docs: {…}` means the same as `docs: [{…}]`. */
function instancesOf(given: Record<string, unknown>, kind: Kind): Instance[] {
  const instances: unknown[] = [given[kind]].flat();
  return instances.flatMap((options, index) => (isObject(options) ? [{ key: `${kind}[${index}]`, options }] : []));
}

/**
 * Whether the site includes current docs. Without them, the folder and its files need not exist.
 */
function isRead({ includeCurrentVersion, onlyIncludeVersions }: Record<string, unknown>): boolean {
  const isIncluded = !Array.isArray(onlyIncludeVersions) || onlyIncludeVersions.includes('current');
  return includeCurrentVersion !== false && isIncluded;
}

async function folderProblems(
  given: Record<string, unknown>,
  { dir, files }: Pick<NamingConfig, 'dir' | 'files'>,
): Promise<ConfigIssue[]> {
  const named: [key: string, folder: unknown][] = [];
  for (const kind of ['docs', 'pages', 'blog'] as const)
    for (const { key, options } of instancesOf(given, kind))
      if (options.includeCurrentVersion !== false) named.push([`${key}.path`, options.path]);
  const { staticDirectories } = given;
  if (Array.isArray(staticDirectories))
    for (const [index, folder] of staticDirectories.entries()) named.push([`staticDirectories[${index}]`, folder]);
  const problems: ConfigIssue[] = [];
  for (const [key, folder] of named) {
    if (typeof folder !== 'string') continue;
    const stat = await files.stat(path.resolve(dir, folder));
    if (stat?.kind === 'file')
      problems.push({ key, message: `${JSON.stringify(folder)} is a file, but must be a folder` });
    if (stat !== undefined) continue;
    const near = await nearestPath(folder, dir, files);
    const message = `there is no folder ${JSON.stringify(folder)}`;
    problems.push({ key, message, hint: didYouMean(near) });
  }
  return problems;
}

/** Settings that name a tags file or authors file. `mayMiss`: not reported as missing if the config is lenient. */
const declaring = [
  { kind: 'docs', name: 'tags', mayMiss: false },
  { kind: 'blog', name: 'tags', mayMiss: false },
  { kind: 'blog', name: 'authorsMapPath', mayMiss: true },
] as const;

// Reports missing tags and authors files. No other check reports them.
async function fileProblems(
  given: Record<string, unknown>,
  { dir, files, lenient }: NamingConfig,
): Promise<ConfigIssue[]> {
  const problems: ConfigIssue[] = [];
  for (const { kind, name, mayMiss } of declaring) {
    if (lenient && mayMiss) continue;
    for (const { key, options } of instancesOf(given, kind)) {
      const { path: folder = kind, [name]: named } = options;
      if (typeof folder !== 'string' || typeof named !== 'string' || !isRead(options)) continue;
      // If the folder is missing, only the folder is reported, not the files in it.
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
          `write the path relative to ${JSON.stringify(folder)}, or remove ${JSON.stringify(name)}`,
      });
    }
  }
  return problems;
}

/**
 * Finds an existing path for a hint. It replaces each missing folder or file name with the most similar name.
 *
 * @param named path of a missing file, relative to `dir`
 * @returns undefined if no similar path exists
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
