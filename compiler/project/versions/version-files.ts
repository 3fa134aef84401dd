import { ofSource } from '../../diagnostics/errors/page-error.ts';
import path from 'node:path';
import type { DocsOptions } from '../../config/docs.ts';
import type { ConfigIssue } from '../../diagnostics/errors/problem.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listedNameErrors } from '../../site/docs/version-problems.ts';
import { archiveFile, sidebarsFile, versionsFile } from '../../site/docs/versions.ts';
import type { DataFile } from '../../source/source.ts';
import { readDataFile } from '../settings/data-file.ts';
import type { Files } from '../../fs/files.ts';
import { loadBesideConfig } from '../settings/load-config.ts';
import { missingSidebars } from '../settings/named-paths.ts';
import { settingPlaces } from '../settings/setting-places.ts';
import type { OpenSite } from '../open-site.ts';
import { isObject } from '../../values/objects.ts';
import { fileText } from '../../fs/text-file.ts';

/** Access to files, and the errors found so far. */
export interface Gathered {
  site: OpenSite;
  files: Files;
  problems: ConfigIssue[];
  diagnostics: Diagnostic[];
}

export function gatherProblems(site: OpenSite, files: Files): Gathered {
  return { site, files, problems: [], diagnostics: [] };
}

/**
 * Maximum number of versions per docs instance. Each version adds a folder of pages, and an item in each page's
 * version menu.
 */
const mostVersions = 2000;

/** The content of `versions.json`. */
export interface ListedVersions {
  /** Version names, newest first. */
  names: string[];
  file: DataFile;
}

/** @returns the cut versions; undefined if the versions file is missing or invalid */
export async function readListedVersions(
  options: DocsOptions,
  gathered: Gathered,
): Promise<ListedVersions | undefined> {
  const sitePath = versionsFile(options);
  if (!(await exists(sitePath, gathered))) return undefined;
  const file = await readSettings(sitePath, gathered);
  const { value, isUnread } = file;
  if (isUnread) {
    const errors = gathered.diagnostics.filter(({ place }) => place.path === sitePath);
    gathered.problems.push(...asProblems(errors, file));
    return undefined;
  }
  const names: unknown[] = Array.isArray(value) ? value : [];
  const wrong = [...names.keys()].filter((index) => typeof names[index] !== 'string');
  if (names.length > mostVersions) {
    gathered.problems.push({
      key: sitePath,
      message: `the file lists ${names.length} versions, more than the limit of ${mostVersions}`,
      hint: 'remove the oldest versions; "docs.versions" in the config can link to their archives',
      ...inFile(file, [mostVersions]),
    });
    return undefined;
  }
  if (Array.isArray(value) && wrong.length === 0) return { names: value, file };
  for (const keys of Array.isArray(value) ? wrong.map((index) => [index]) : [[]])
    gathered.problems.push({
      key: sitePath,
      message: 'expected a list of version names, the newest first',
      hint: 'write a list, as in ["2.0.0", "1.0.0"]',
      ...inFile(file, keys),
    });
  // Checks the strings in the list as version names, even if other items are not strings.
  gathered.problems.push(
    ...listedNameProblems({
      names: names.map((name, index) => (typeof name === 'string' ? name : `unnamed-${index}`)),
      file,
    }),
  );
  return undefined;
}

/** @returns errors about version names */
export function listedNameProblems({ names, file }: ListedVersions): ConfigIssue[] {
  return listedNameErrors(names).map(({ index, problem }) => ({
    key: file.path,
    message: `no version can have the name ${JSON.stringify(names[index])}: ${problem}`,
    ...inFile(file, [index]),
    hint: 'rename the version, here and in the name of its folder',
  }));
}

/** Returns the location of an error in a settings file. If the file lacks the key, returns its start. */
function inFile(file: DataFile, keys: readonly (string | number)[]): Pick<ConfigIssue, 'at' | 'file'> {
  return { at: file.keyAt(keys) ?? { line: 1, column: 1 }, file };
}

/**
 * Reads the sidebars of a version: for current docs, the file in `sidebarPath`; for a cut version, its copy.
 *
 * @param key key of the instance in the config, for messages
 * @returns `false` if the version has no sidebars; undefined if they are generated from the folders
 */
export async function readSidebarsFile(
  version: string,
  options: DocsOptions,
  key: string,
  gathered: Gathered,
): Promise<DataFile | false | undefined> {
  const { site, files, problems } = gathered;
  if (version !== 'current') {
    const sitePath = sidebarsFile(options, version);
    return (await exists(sitePath, gathered)) ? readSettings(sitePath, gathered) : false;
  }
  const { sidebarPath } = options;
  if (sidebarPath === undefined || sidebarPath === false) return sidebarPath;
  const sitePath = path.posix.normalize(sidebarPath);
  const stat = await files.stat(path.join(site.dir, sitePath));
  if (stat?.kind === 'folder') {
    const message = `${JSON.stringify(sidebarPath)} is a folder, but must be a file`;
    problems.push({ key: `${key}.sidebarPath`, message });
    return false;
  }
  if (stat) return readSettings(sitePath, gathered);
  problems.push(await missingSidebars(sidebarPath, key, { dir: site.dir, files }));
  return false;
}

/** Reads a settings file: data, or a module. Its errors are collected. */
function readSettings(sitePath: string, gathered: Gathered): Promise<DataFile> {
  return ofSource(sitePath, () => settingsIn(sitePath, gathered));
}

async function settingsIn(sitePath: string, { site, files, diagnostics }: Gathered): Promise<DataFile> {
  if (!/\.(json|ya?ml)$/.test(sitePath)) {
    const value = await loadBesideConfig(sitePath, site, files);
    const text = (await fileText(path.join(site.dir, sitePath), files)) ?? '';
    const at = settingPlaces(sitePath, text);
    return { path: sitePath, value, text: '', at, keyAt: at };
  }
  return readDataFile(sitePath, site.dir, files, diagnostics);
}

/** @returns the versions that are published elsewhere, from the archive file: name → address */
export async function readArchive(options: DocsOptions, gathered: Gathered): Promise<Record<string, string>> {
  const sitePath = archiveFile(options);
  if (!(await exists(sitePath, gathered))) return {};
  const file = await readSettings(sitePath, gathered);
  const { value, isUnread } = file;
  const entries = isObject(value) ? Object.entries(value) : undefined;
  const wrong = entries?.find(([, url]) => typeof url !== 'string' || !/^https?:\/\//.test(url));
  if (entries && !wrong) return value as Record<string, string>;
  if (!isUnread) {
    gathered.problems.push({
      key: sitePath,
      message: 'expected an object that maps each version name to a URL that starts with https:// or http://',
      hint: 'write an object, as in { "1.0.0": "https://v1.my-site.example/" }',
      ...inFile(file, wrong ? [wrong[0]] : []),
    });
  }
  return {};
}

/**
 * Converts diagnostics of settings files to errors of the config.
 *
 * @param file the file of the diagnostics, if its source is available
 * @returns the errors, with the paths of the files
 */
export function asProblems(errors: readonly Diagnostic[], file?: DataFile): ConfigIssue[] {
  return errors.map(({ place: { path, line, column, end }, message, hint }) => ({
    key: path,
    message,
    hint,
    at: line === undefined ? undefined : { line, column: column ?? 1, end },
    file: file ?? { path },
  }));
}

async function exists(sitePath: string, { site, files }: Gathered): Promise<boolean> {
  return (await files.stat(path.join(site.dir, sitePath))) !== undefined;
}
