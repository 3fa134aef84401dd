import type { DocsOptions, VersionOptions } from '../../config/docs.ts';
import type { ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import type { ArchivedVersion, DocsVersionInput, VersionState } from '../site-input.ts';
import { currentVersion, versionProblems } from './version-problems.ts';

type Version = Omit<DocsVersionInput, 'sidebars'>;

/** @returns the path of an instance's `versions.json`, relative to the site's folder */
export function versionsFile({ id }: DocsOptions): string {
  return `${filePrefix(id)}versions.json`;
}

/** @returns the folder of a version, relative to the site's folder */
export function versionDir(options: DocsOptions, name: string): string {
  return name === currentVersion ? options.path : `${filePrefix(options.id)}versioned_docs/version-${name}`;
}

/** @returns the sidebars file of a cut version, relative to the site's folder */
export function sidebarsFile({ id }: DocsOptions, name: string): string {
  return `${filePrefix(id)}versioned_sidebars/version-${name}-sidebars.json`;
}

/**
 * Lists the versions of an instance with their addresses and labels.
 *
 * @param names the content of `versions.json`, newest first; undefined if the file doesn't exist
 * @returns the versions, with the current one first; and errors in the config, by keys relative to the
 * instance
 */
export function listVersions(
  options: DocsOptions,
  names: string[] | undefined,
): { versions: Version[]; problems: ConfigIssue[] } {
  const listed = names ?? [];
  const cut = options.disableVersioning
    ? []
    : [...gitVersions(options).filter((name) => !listed.includes(name)), ...listed];
  // A `Set` removes duplicates, because `versions.json` may also contain `current`.
  const existing = [...new Set(options.includeCurrentVersion ? [currentVersion, ...cut] : cut)];
  const problems = versionProblems(options, names, existing, versionsFile(options));
  if (problems.length > 0) return { versions: [], problems };
  const { onlyIncludeVersions } = options;
  const included = onlyIncludeVersions ? existing.filter((name) => onlyIncludeVersions.includes(name)) : existing;
  const last = options.lastVersion ?? included.find((name) => name !== currentVersion) ?? currentVersion;
  const lastIndex = included.indexOf(last);
  const isAlone = included.length === 1;
  const versions = included.map((name, index) => {
    const isLast = name === last;
    const state = index === lastIndex ? 'current' : index < lastIndex ? 'next' : undefined;
    return normalizeVersion(name, { isLast, isAlone, state }, options);
  });
  return { versions, problems };
}

/** @returns the path of the file that lists archived versions, relative to the site's folder */
export function archiveFile({ id }: DocsOptions): string {
  return `${filePrefix(id)}versionsArchived.json`;
}

/**
 * @param listed the content of the file of archived versions: version name → URL
 * @returns the archived versions, newest first
 */
export function archivedVersions(
  { versions }: DocsOptions,
  listed: Readonly<Record<string, string>>,
): ArchivedVersion[] {
  const inConfig = Object.entries(versions).flatMap(([name, { url }]) =>
    url === undefined ? [] : [[name, url] as const],
  );
  return [...new Map([...Object.entries(listed), ...inConfig])]
    .map(([name, url]) => ({ name, label: versions[name]?.label ?? name, url }))
    .sort((a, b) => compareNumbers(b.name, a.name));
}

/** Whether the config sets no label for a version. Then the version has the default label, which is translated. */
export function isUnnamed({ versions }: DocsOptions, name: string): boolean {
  return name === currentVersion && versions[name]?.label === undefined;
}

/** @returns the names of the versions that are read from git, highest number first */
export function gitVersions({ versions }: DocsOptions): string[] {
  const names = Object.keys(versions).filter((name) => versions[name]!.git !== undefined);
  return names.sort((a, b) => compareNumbers(b, a));
}

/** Compares version names: numbers by value, so `1.9` comes before `1.10`, and other segments by character. */
function compareNumbers(a: string, b: string): number {
  const [left, right] = [a, b].map((name) => name.split(/(\d+)/)) as [string[], string[]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const [x, y] = [left[index]!, right[index]!];
    const order = index % 2 === 1 ? Number(x) - Number(y) : compareText(x, y);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/**
 * A version's relation to other versions. `isLast`: it is the default version (`lastVersion`). `isAlone`: it is the
 * only version. `state` is undefined for versions older than the default version.
 */
interface Standing {
  isLast: boolean;
  isAlone: boolean;
  state: VersionState | undefined;
}

function normalizeVersion(name: string, standing: Standing, options: DocsOptions): Version {
  const given: Partial<VersionOptions> = options.versions[name] ?? {};
  const { isLast, isAlone } = standing;
  const state = given.state ?? standing.state ?? (given.banner === 'none' ? 'maintained' : 'archived');
  const banner = given.banner ?? banners[state];
  const ownPath = given.routePath ?? (given.git === undefined ? given.path : undefined);
  return {
    name,
    label: given.label ?? (name === currentVersion ? 'Next' : name),
    pathPart: (ownPath ?? defaultPath(name, isLast)).replace(/^\/+|\/+$/g, ''),
    isLast,
    state,
    aliases: given.aliases ?? [],
    banner: banner === 'none' ? undefined : banner,
    badge: given.badge ?? (!isAlone && (!isLast || options.lastVersionBadge)),
    noIndex: given.noIndex ?? false,
    className: given.className ?? `docs-version-${name}`,
    dir: versionDir(options, name),
    git: given.git,
  };
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return '';
  return name === currentVersion ? 'next' : name;
}

const banners = { next: 'unreleased', current: 'none', maintained: 'none', archived: 'unmaintained' } as const;

function filePrefix(id: string): string {
  return id === 'default' ? '' : `${id}_`;
}
