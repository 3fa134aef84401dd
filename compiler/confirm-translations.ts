import path from 'node:path';
import { ConfigError, type ConfigIssue } from './config/problem.ts';
import type { CompileOptions } from './compile-report.ts';
import { nearest } from './diagnostics/nearest.ts';
import { filesBelow } from './fs/files-below.ts';
import { readText } from './fs/read.ts';
import { checkpointOf } from './incremental/cancellation.ts';
import type { Project } from './project/project.ts';
import { translatedLocales } from './translations/translatable.ts';
import { lockPath, readLock, revisionOf, writeLock } from './translations/lock.ts';
import { inspectOnce } from './without-failed-pages.ts';
import { relativePath } from './fs/inside.ts';
import { didYouMean } from './diagnostics/rule.ts';

/** The translations to confirm. */
export interface ConfirmOptions extends Pick<CompileOptions, 'stubMissing' | 'config'> {
  /** Paths of translations, relative to the current folder or to the site's folder. */
  files?: readonly string[] | undefined;
  /** Languages whose translations are all confirmed. An empty list means all languages. */
  allOf?: readonly string[] | undefined;
}

/** The result of confirming translations. */
export interface ConfirmedTranslations {
  /** Paths of the confirmed translations, relative to the site's folder, in the order in which they were found. */
  confirmed: string[];
  /** Path of the lock file, relative to the site's folder. */
  lock: string;
}

/**
 * Records in the lock file that translations are up to date with their originals. Entries of removed
 * translations are deleted.
 *
 * @param siteDir the site's folder
 * @throws ConfigError if a file is not a translation, or if the config or the lock file can't be used
 */
export function confirmTranslations(siteDir: string, options: ConfirmOptions): Promise<ConfirmedTranslations> {
  return inspectOnce(siteDir, { stubMissing: options.stubMissing, config: options.config }, async ({ project }) => {
    await project.rescan(undefined, checkpointOf(undefined));
    await project.scan();
    const { dir, config, files } = project;
    const lock = await readLock(dir, config, files);
    const known = new Map(
      project.found.flatMap(({ path: file, translates }) => (translates ? [[file, translates] as const] : [])),
    );
    const confirmed = requestedOf([...known], options, project);
    const revisions = new Map([...lock].filter(([file]) => known.has(file)));
    for (const file of confirmed) {
      const reading = await readText(files, dir, known.get(file)!.path);
      if ('text' in reading) revisions.set(file, revisionOf(reading.text));
    }
    await writeLock(dir, config, revisions, filesBelow(dir));
    return { confirmed, lock: lockPath(config) };
  });
}

type Known = readonly (readonly [file: string, translates: { locale: string; path: string }])[];

function requestedOf(known: Known, { files = [], allOf }: ConfirmOptions, project: Project): string[] {
  const locales = allOf && new Set(translatedLocales(project.site, allOf));
  const requested = new Set(known.filter(([, { locale }]) => locales?.has(locale)).map(([file]) => file));
  const paths = known.map(([file]) => file);
  const problems: ConfigIssue[] = [];
  for (const given of files) {
    const fromHere = relativePath(project.dir, path.resolve(given));
    const meant = [fromHere, path.posix.normalize(given.replaceAll('\\', '/'))];
    const found = meant.find((file) => paths.includes(file));
    if (found !== undefined) requested.add(found);
    else
      problems.push({ key: given, message: 'this file is not the translation of a page', hint: hintFor(meant, known) });
  }
  if (problems.length > 0) throw new ConfigError('lectern translated', problems);
  return paths.filter((file) => requested.has(file));
}

/**
 * Returns a hint for a path that is not a translation.
 *
 * @param meant the possible meanings of the path: relative to the current folder, or to the site's folder
 */
function hintFor(meant: readonly string[], known: Known): string {
  if (known.length === 0) return 'the site has no translated pages: name another site with --site';
  const paths = known.map(([translation]) => translation);
  const translations = known.filter(([, { path: original }]) => meant.includes(original));
  if (translations.length > 0)
    return `it is an original; its translations are ${translations.map(([translation]) => translation).join(', ')}`;
  const near = meant.map((file) => nearest(file, paths)).find((file) => file !== undefined);
  return didYouMean(near) ?? `name a file as "${paths[0]}"`;
}
