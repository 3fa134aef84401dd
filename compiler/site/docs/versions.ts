import type { DocsOptions } from '../../config/docs.ts';
import type { ConfigProblem } from '../../config/problem.ts';
import type { DocsVersionInput } from '../site.ts';
import { currentVersion, versionProblems } from './version-problems.ts';

type Version = Omit<DocsVersionInput, 'sidebars'>;

/** @returns the file that names an instance's versions, relative to the site's folder */
export function versionsFile({ id }: DocsOptions): string {
  return `${filePrefix(id)}versions.json`;
}

/** @returns the folder of a version, relative to the site's */
export function versionDir(options: DocsOptions, name: string): string {
  return name === currentVersion ? options.path : `${filePrefix(options.id)}versioned_docs/version-${name}`;
}

/** @returns the file of a cut version's sidebars, relative to the site's folder */
export function sidebarsFile({ id }: DocsOptions, name: string): string {
  return `${filePrefix(id)}versioned_sidebars/version-${name}-sidebars.json`;
}

/**
 * Settles which versions an instance has, and how each is served.
 *
 * @param names what `versions.json` holds, the newest first; nothing when there is no such file
 * @returns the versions, the current one first, and the faults of the config, by keys below the instance's own
 */
export function listVersions(
  options: DocsOptions,
  names: string[] | undefined,
): { versions: Version[]; problems: ConfigProblem[] } {
  const cut = options.disableVersioning ? [] : (names ?? []);
  // Files of versions may name the current one as well.
  const existing = [...new Set(options.includeCurrentVersion ? [currentVersion, ...cut] : cut)];
  const problems = versionProblems(options, names, existing, versionsFile(options));
  if (problems.length > 0) return { versions: [], problems };
  const { onlyIncludeVersions } = options;
  const included = onlyIncludeVersions ? existing.filter((name) => onlyIncludeVersions.includes(name)) : existing;
  const last = options.lastVersion ?? included.find((name) => name !== currentVersion) ?? currentVersion;
  return { versions: included.map((name) => normalizeVersion(name, last, included, options)), problems };
}

function normalizeVersion(name: string, last: string, included: string[], options: DocsOptions): Version {
  const given = options.versions[name] ?? {};
  const isLast = name === last;
  const banner = given.banner ?? defaultBanner(included.indexOf(name), included.indexOf(last));
  return {
    name,
    label: given.label ?? (name === currentVersion ? 'Next' : name),
    pathPart: (given.path ?? defaultPath(name, isLast)).replace(/^\/+|\/+$/g, ''),
    isLast,
    banner: banner === 'none' ? undefined : banner,
    badge: given.badge ?? (included.length > 1 && !isLast),
    noIndex: given.noIndex ?? false,
    className: given.className ?? `docs-version-${name}`,
    dir: versionDir(options, name),
  };
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return '';
  return name === currentVersion ? 'next' : name;
}

function defaultBanner(index: number, lastIndex: number): 'none' | 'unreleased' | 'unmaintained' {
  if (index === lastIndex) return 'none';
  return index < lastIndex ? 'unreleased' : 'unmaintained';
}

function filePrefix(id: string): string {
  return id === 'default' ? '' : `${id}_`;
}
