import type { DocsOptions } from '../../config/docs.ts';
import type { ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { list, useOneOf } from '../../diagnostics/rule.ts';

/** Name of the version that is in the docs folder itself. */
export const currentVersion = 'current';

/**
 * Checks the settings that refer to versions.
 *
 * @param names the content of `versions.json`, if the file exists
 * @param existing names of all versions, including the current one if it is enabled
 * @param file the name of `versions.json`
 */
export function versionProblems(
  { onlyIncludeVersions, lastVersion, versions, disableVersioning }: DocsOptions,
  names: string[] | undefined,
  existing: string[],
  file: string,
): ConfigIssue[] {
  const unknown = (name: string, key: string): ConfigIssue[] => {
    if (existing.includes(name)) return [];
    return [{ key, message: `there is no version ${JSON.stringify(name)}`, hint: useOneOf(existing) }];
  };
  const problems: ConfigIssue[] = [
    ...(onlyIncludeVersions ?? []).flatMap((name, index) => unknown(name, `onlyIncludeVersions[${index}]`)),
    ...Object.keys(versions)
      .filter((name) => versions[name]!.url === undefined)
      .flatMap((name) => unknown(name, `versions["${name}"]`)),
    ...Object.keys(versions)
      .filter((name) => versions[name]!.url !== undefined && existing.includes(name))
      .map((name) => ({
        key: `versions["${name}"].url`,
        message: `the version ${JSON.stringify(name)} is part of this site, so "url" can't set an address on another site`,
        hint: `remove "url", or remove the version from this site with "lectern docs-version ${name} --archive <url>"`,
      })),
    ...Object.entries(versions).flatMap(([name, { git }]) =>
      git === undefined
        ? []
        : versionNameProblems(name).map((problem) => ({
            key: `versions["${name}"]`,
            message: `no version can have the name ${JSON.stringify(name)}: ${problem}`,
          })),
    ),
    ...(lastVersion === undefined ? [] : unknown(lastVersion, 'lastVersion')),
  ];
  if (disableVersioning && names === undefined) {
    problems.push({
      key: 'disableVersioning',
      message: 'these docs have no versions to disable',
      hint: `remove this setting: the site has no ${file}`,
    });
  }
  if (existing.length === 0) {
    const hint = 'set this setting to true, or create a version with "lectern docs-version" first';
    problems.push({
      key: 'includeCurrentVersion',
      message: 'without the current version, the docs have no version',
      hint,
    });
  }
  if (onlyIncludeVersions?.length === 0) {
    const hint = `list some of ${list(existing)}, or remove this setting`;
    problems.push({ key: 'onlyIncludeVersions', message: 'with an empty list, the docs have no version', hint });
  }
  if (lastVersion !== undefined && onlyIncludeVersions?.includes(lastVersion) === false) {
    const message = `${JSON.stringify(lastVersion)} is not in "onlyIncludeVersions"`;
    problems.push({ key: 'lastVersion', message, hint: `choose one of ${list(onlyIncludeVersions)}` });
  }
  return problems;
}

/**
 * @returns the reasons why a version name is unusable in file names and addresses, as clauses for messages. Empty if
 * the name is valid
 */
export function versionNameProblems(name: string): string[] {
  return [
    name.trim() === '' && 'the name is blank',
    name.length > 32 && 'the name is longer than 32 characters',
    /[/\\]/.test(name) && 'the name contains a slash',
    /[<>:"|?*\u0000-\u001f]/.test(name) && 'the name contains one of < > : " | ? * or a control character',
    /^\.\.?$/.test(name) && '"." and ".." are names of folders in paths',
    name === currentVersion && 'the name is reserved for the current docs',
  ].filter((problem) => problem !== false);
}

/** @returns the errors in the version names in `versions.json` */
export function listedNameErrors(names: readonly string[]): { index: number; problem: string }[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (name === currentVersion) return [];
    const errors = seen.has(name) ? ['the list contains the name twice'] : versionNameProblems(name);
    seen.add(name);
    return errors.map((problem) => ({ index, problem }));
  });
}
