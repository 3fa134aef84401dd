import path from 'node:path';
import type { DocsOptions } from '../../config/docs.ts';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { didYouMean } from '../../diagnostics/rule.ts';
import type { WritableFiles } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { writeInOneStep } from '../../fs/write-in-one-step.ts';
import { archiveFile, sidebarsFile, versionDir, versionsFile } from '../../site/docs/versions.ts';
import { instanceCalled } from './docs-instance.ts';
import type { OpenSite } from '../open-site.ts';
import { withPlaces } from '../settings/place-problems.ts';
import { translationDir } from '../translations/translation-folders.ts';
import { asProblems, readArchive, gatherProblems, readListedVersions } from './version-files.ts';

/** The removed parts of a version. Paths are relative to the site's folder. */
export interface RemovedVersion {
  /** The removed folders and files. */
  removed: string[];
  /** The settings file to which the address of the version's archive was added. */
  archive?: string | undefined;
}

/**
 * Removes a cut version: first its name from the versions file, then its docs, sidebars and translations.
 *
 * @param url address where the version stays published; undefined if it is no longer published
 * @throws ConfigError if the version doesn't exist, or the config refers to it
 */
export async function removeVersion(
  site: OpenSite,
  name: string,
  instance: string,
  url: string | undefined,
  files: WritableFiles = filesBelow(site.dir),
): Promise<RemovedVersion> {
  const options = instanceCalled(instance, site);
  const gathered = gatherProblems(site, files);
  const names = (await readListedVersions(options, gathered))?.names ?? [];
  const archived = await readArchive(options, gathered);
  const problems = [...gathered.problems, ...asProblems(gathered.diagnostics)];
  if (problems.length > 0) throw new ConfigError(site.configFile ?? site.dir, problems);
  try {
    refuseUnknown(name, names, options, site);
    refuseNamed(name, options, site);
  } catch (error) {
    throw await withPlaces(error, site.dir, files);
  }
  if (url !== undefined && !/^https?:\/\/[^\s]+$/.test(url)) {
    const hint = 'write a URL, such as https://v1.my-site.example/';
    throw refusal('--archive', {
      message: `${JSON.stringify(url)} does not start with https:// or http://, or contains spaces`,
      hint,
    });
  }

  const write = (file: string, value: unknown) =>
    writeInOneStep(files, path.join(site.dir, file), Buffer.from(`${JSON.stringify(value, null, 2)}\n`), true);
  const archive = url === undefined ? undefined : archiveFile(options);
  if (archive !== undefined) await write(archive, { [name]: url, ...archived });
  const kept = names.filter((each) => each !== name);
  await write(versionsFile(options), kept);
  const removed: string[] = [];
  for (const file of partsOf(name, options, site)) {
    if ((await files.stat(path.join(site.dir, file))) === undefined) continue;
    await files.remove(path.join(site.dir, file));
    removed.push(file);
  }
  return { removed, archive };
}

function partsOf(name: string, options: DocsOptions, { config }: OpenSite): string[] {
  const collection = { kind: 'docs', instance: options.id, version: name } as const;
  const translations = config.i18n.locales.flatMap((locale) => translationDir(config, locale, collection) ?? []);
  const labels = translations.map((dir) => `${dir}.json`);
  return [versionDir(options, name), sidebarsFile(options, name), ...translations, ...labels];
}

function refuseUnknown(name: string, names: readonly string[], options: DocsOptions, site: OpenSite): void {
  if (names.includes(name)) return;
  if (options.versions[name]?.git !== undefined) {
    const hint = 'remove the version from "versions" in the config';
    const key = `${keyOf(options, site)}.versions["${name}"]`;
    const message = `the version ${JSON.stringify(name)} is read from git, so there are no files to remove`;
    throw refusal(site.configFile ?? site.dir, { key, message, hint });
  }
  const message = `no version ${JSON.stringify(name)} was created with "lectern docs-version"`;
  throw refusal(versionsFile(options), { message, hint: didYouMean(nearest(name, names)) });
}

// Refuses to remove a version that the config names, because the setting would then be an error.
function refuseNamed(name: string, options: DocsOptions, site: OpenSite): void {
  const keys = [
    ...(name in options.versions ? [`versions["${name}"]`] : []),
    ...(options.lastVersion === name ? ['lastVersion'] : []),
    ...(options.onlyIncludeVersions?.includes(name) ? ['onlyIncludeVersions'] : []),
  ];
  for (const key of keys)
    throw refusal(site.configFile ?? site.dir, {
      key: `${keyOf(options, site)}.${key}`,
      message: `this setting names the version ${JSON.stringify(name)}, which can't be removed while the config uses it`,
      hint: 'remove the version from the config first',
    });
}

function keyOf(options: DocsOptions, { config }: OpenSite): string {
  return `docs[${config.docs.indexOf(options)}]`;
}
