import path from 'node:path';
import type { DocsOptions } from '../config/docs.ts';
import type { ConfigProblem } from '../config/problem.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { archiveFile, sidebarsFile, versionsFile } from '../site/docs/versions.ts';
import type { DataFile } from '../source/source.ts';
import { parseDataFile, unreadFile } from './data-file.ts';
import type { Files } from '../fs/files.ts';
import { loadBesideConfig } from './load-config.ts';
import { nearestPath } from './nearest-path.ts';
import { settingPlaces } from './setting-places.ts';
import type { OpenSite } from './open-site.ts';
import { readText } from '../fs/read.ts';

/** Faults of the files. */
export interface Gathered {
  problems: ConfigProblem[];
  diagnostics: Diagnostic[];
}

/** @returns the names of the versions that were cut, the newest first; nothing when there is no file of them, or a faulty one */
export async function readVersionNames(
  options: DocsOptions,
  site: OpenSite,
  files: Files,
  gathered: Gathered,
): Promise<string[] | undefined> {
  const sitePath = versionsFile(options);
  if (!(await exists(sitePath, site, files))) return undefined;
  const { value, isUnread } = await readSettings(sitePath, site, files, gathered);
  if (isUnread) {
    gathered.problems.push(...asProblems(gathered.diagnostics.filter(({ place }) => place.path === sitePath)));
    return undefined;
  }
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  gathered.problems.push({
    key: sitePath,
    message: 'expected a list of version names, the newest first',
    hint: 'for example ["2.0.0", "1.0.0"]',
  });
  return undefined;
}

/**
 * The sidebars of a version: of the current one where the config says, of a cut one where the cut put them.
 *
 * @param key of the instance in the config, for what is said about it
 * @returns `false` for none; nothing when they are made from the folders
 */
export async function readSidebarsFile(
  version: string,
  options: DocsOptions,
  key: string,
  site: OpenSite,
  files: Files,
  gathered: Gathered,
): Promise<DataFile | false | undefined> {
  if (version !== 'current') {
    const sitePath = sidebarsFile(options, version);
    return (await exists(sitePath, site, files)) ? readSettings(sitePath, site, files, gathered) : false;
  }
  const { sidebarPath } = options;
  if (sidebarPath === undefined || sidebarPath === false) return sidebarPath;
  const sitePath = path.posix.normalize(sidebarPath);
  if (await exists(sitePath, site, files)) return readSettings(sitePath, site, files, gathered);
  const near = await nearestPath(sidebarPath, site.dir, files);
  gathered.problems.push({
    key: `${key}.sidebarPath`,
    message: `there is no file ${JSON.stringify(sidebarPath)}`,
    hint:
      near !== undefined
        ? `did you mean ${JSON.stringify(near)}?`
        : 'leave it out to have the sidebar made from the folders, or set it to false for none',
  });
  return false;
}

/** Reads a file of settings: data, or a module of the config's. A fault in it is gathered. */
async function readSettings(sitePath: string, site: OpenSite, files: Files, gathered: Gathered): Promise<DataFile> {
  if (!/\.(json|ya?ml)$/.test(sitePath)) {
    const value = await loadBesideConfig(sitePath, site, files);
    const text = Buffer.from((await files.read(path.join(site.dir, sitePath))) ?? '').toString();
    const at = settingPlaces(sitePath, text);
    return { path: sitePath, value, text: '', at, keyAt: at };
  }
  const reading = await readText(files, site.dir, sitePath);
  if ('diagnostic' in reading) {
    gathered.diagnostics.push(reading.diagnostic);
    return unreadFile(sitePath);
  }
  const parsed = parseDataFile(sitePath, reading.text);
  gathered.diagnostics.push(...parsed.diagnostics);
  return parsed.file ?? unreadFile(sitePath);
}

/** @returns the versions that are published elsewhere, as their file has them: name → address */
export async function readArchive(
  options: DocsOptions,
  site: OpenSite,
  files: Files,
  gathered: Gathered,
): Promise<Record<string, string>> {
  const sitePath = archiveFile(options);
  if (!(await exists(sitePath, site, files))) return {};
  const { value, isUnread } = await readSettings(sitePath, site, files, gathered);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
  if (entries?.every(([, url]) => typeof url === 'string' && /^https?:\/\//.test(url)))
    return value as Record<string, string>;
  if (!isUnread) {
    const hint = 'for example { "1.0.0": "https://v1.my-site.example/" }';
    gathered.problems.push({
      key: sitePath,
      message: 'expected an object of addresses by the names of versions',
      hint,
    });
  }
  return {};
}

/** @returns a file of settings that a commit holds */
export function readMountedSettings(sitePath: string, bytes: Uint8Array | undefined, gathered: Gathered): DataFile {
  const parsed = parseDataFile(sitePath, Buffer.from(bytes ?? '').toString());
  gathered.diagnostics.push(...parsed.diagnostics);
  return parsed.file ?? unreadFile(sitePath);
}

/** @returns faults of files of settings as problems of the config, which name their files */
export function asProblems(faults: readonly Diagnostic[]): ConfigProblem[] {
  return faults.map(({ place, message, hint }) => ({
    key: place.line === undefined ? place.path : `${place.path}:${place.line}`,
    message,
    hint,
  }));
}

async function exists(sitePath: string, site: OpenSite, files: Files): Promise<boolean> {
  return (await files.stat(path.join(site.dir, sitePath))) !== undefined;
}
