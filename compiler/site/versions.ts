import type { DocsOptions } from '../config/docs.ts';
import type { ConfigProblem } from '../config/problem.ts';
import { list } from '../diagnostics/rule.ts';
import type { DocsVersionInput } from './site.ts';

type Version = Omit<DocsVersionInput, 'sidebars'>;

/** The name of the version that the live folder holds. */
export const currentVersion = 'current';

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
export function listVersions(options: DocsOptions, names: string[] | undefined): { versions: Version[]; problems: ConfigProblem[] } {
  const cut = options.disableVersioning ? [] : (names ?? []);
  const existing = options.includeCurrentVersion ? [currentVersion, ...cut] : cut;
  const problems = versionProblems(options, names, existing);
  if (problems.length > 0) return { versions: [], problems };
  const { onlyIncludeVersions } = options;
  const included = onlyIncludeVersions ? existing.filter((name) => onlyIncludeVersions.includes(name)) : existing;
  const last = options.lastVersion ?? included.find((name) => name !== currentVersion) ?? currentVersion;
  return { versions: included.map((name) => settleVersion(name, last, included, options)), problems };
}

function settleVersion(name: string, last: string, included: string[], options: DocsOptions): Version {
  const given = options.versions[name] ?? {};
  const isLast = name === last;
  const banner = given.banner ?? defaultBanner(included.indexOf(name), included.indexOf(last));
  return {
    name,
    label: given.label ?? (name === currentVersion ? 'Next' : name),
    pathPart: (given.path ?? defaultPath(name, isLast)).replace(/^\/+|\/+$/g, ''),
    isLast,
    banner: banner === 'none' ? undefined : banner,
    badge: given.badge ?? included.length > 1,
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

function versionProblems(options: DocsOptions, names: string[] | undefined, existing: string[]): ConfigProblem[] {
  const { onlyIncludeVersions, lastVersion, versions, disableVersioning } = options;
  const problems: ConfigProblem[] = (names ?? []).flatMap((name, index) => {
    const key = `versions.json[${index}]`;
    const isRepeated = names?.indexOf(name) !== index;
    return isRepeated ? [{ key, message: `the version name ${JSON.stringify(name)} stands there twice` }] : nameProblems(name, key);
  });
  const checkKnown = (name: string, key: string) => {
    if (existing.includes(name)) return;
    problems.push({ key, message: `there is no version ${JSON.stringify(name)}`, hint: `the versions are ${list(existing)}` });
  };
  if (disableVersioning && names === undefined) {
    problems.push({ key: 'disableVersioning', message: 'this instance has no versions to disable', hint: `there is no ${versionsFile(options)}` });
  }
  if (existing.length === 0) {
    problems.push({ key: 'includeCurrentVersion', message: 'without the current version no version is left', hint: 'set it to true, or cut a version first' });
  }
  if (onlyIncludeVersions?.length === 0) {
    problems.push({ key: 'onlyIncludeVersions', message: 'an empty list leaves no version', hint: `name some of ${list(existing)}, or leave it out` });
  }
  onlyIncludeVersions?.forEach((name, index) => checkKnown(name, `onlyIncludeVersions[${index}]`));
  for (const name of Object.keys(versions)) checkKnown(name, `versions.${name}`);
  if (lastVersion !== undefined) {
    checkKnown(lastVersion, 'lastVersion');
    if (onlyIncludeVersions?.includes(lastVersion) === false) {
      problems.push({ key: 'lastVersion', message: `${JSON.stringify(lastVersion)} is not among "onlyIncludeVersions"`, hint: `choose one of ${list(onlyIncludeVersions)}` });
    }
  }
  return problems;
}

/** @returns what forbids a version name: it becomes part of file names and addresses */
export function nameProblems(name: string, key: string): ConfigProblem[] {
  const reasons = [
    name.trim() === '' && 'is blank',
    name.length > 32 && 'is longer than 32 characters',
    /[/\\]/.test(name) && 'holds a slash',
    /[<>:"|?*\u0000-\u001f]/.test(name) && 'holds one of < > : " | ? * or a control character',
    /^\.\.?$/.test(name) && 'means a folder',
    name === currentVersion && 'is the name of the live folder',
  ].filter((reason) => reason !== false);
  return reasons.map((reason) => ({ key, message: `the version name ${JSON.stringify(name)} ${reason}` }));
}

function filePrefix(id: string): string {
  return id === 'default' ? '' : `${id}_`;
}
