import path, { posix } from 'node:path';
import type { CommandTools, ReadOptions, ReadSite, UsageProblem } from '../../../compiler/index.ts';
import { translatedLocales } from './languages.ts';
import { lockPath, readLock, revisionOf, writeLock } from './lock.ts';

/** The translations to confirm. */
export interface ConfirmOptions extends ReadOptions {
  /** Paths of translations, relative to the current folder or to the site's folder. */
  files?: readonly string[] | undefined;
  /** The languages for which to confirm all translations. An empty list means all languages. */
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
 * Records in the lock file that translations are up to date with their originals. Deletes entries of translations
 * that no longer exist.
 *
 * @throws ConfigError if a file is not a translation, or if the config or the lock file can't be used
 */
export function confirmTranslations(
  tools: CommandTools,
  { files, allOf, ...options }: ConfirmOptions,
): Promise<ConfirmedTranslations> {
  return tools.read(options, async (site) => {
    const lock = await readLock(site, tools);
    const known = new Map(
      site.sources.flatMap(({ path: file, translates }) => (translates ? [[file, translates] as const] : [])),
    );
    const confirmed = requestedOf([...known], { files, allOf }, site, tools);
    const revisions = new Map([...lock].filter(([file]) => known.has(file)));
    for (const file of confirmed) {
      const text = await site.files.read(known.get(file)!.path);
      if (text !== undefined) revisions.set(file, revisionOf(text));
    }
    await writeLock(site, revisions);
    return { confirmed, lock: lockPath(site) };
  });
}

type Known = readonly (readonly [file: string, translates: { locale: string; path: string }])[];

function requestedOf(
  known: Known,
  { files = [], allOf }: ConfirmOptions,
  site: ReadSite,
  tools: CommandTools,
): string[] {
  const locales = allOf && new Set(translatedLocales(site, tools, allOf));
  const requested = new Set(known.filter(([, { locale }]) => locales?.has(locale)).map(([file]) => file));
  const paths = known.map(([file]) => file);
  const problems: UsageProblem[] = [];
  for (const given of files) {
    const fromHere = path.relative(site.dir, path.resolve(given)).replaceAll(path.sep, '/');
    const meant = [fromHere, posix.normalize(given.replaceAll('\\', '/'))];
    const found = meant.find((file) => paths.includes(file));
    if (found !== undefined) requested.add(found);
    else {
      const hint = hintFor(meant, known, tools.nearest);
      problems.push({ key: given, message: 'this file is not the translation of a page', hint });
    }
  }
  if (problems.length > 0) throw tools.refusal('lectern translated', problems);
  return paths.filter((file) => requested.has(file));
}

/**
 * Returns a hint for a path that is not a translation.
 *
 * @param meant the two possible meanings of the path: relative to the current folder, or to the site's folder
 */
function hintFor(meant: readonly string[], known: Known, nearest: CommandTools['nearest']): string {
  if (known.length === 0) return 'the site has no translated pages: name another site with --site';
  const paths = known.map(([translation]) => translation);
  const translations = known.filter(([, { path: original }]) => meant.includes(original));
  if (translations.length > 0)
    return `the file is an original; its translations are ${translations.map(([translation]) => translation).join(', ')}`;
  const near = meant.map((file) => nearest(file, paths)).find((file) => file !== undefined);
  return near === undefined ? `pass the path of a translated file, such as "${paths[0]}"` : `did you mean "${near}"?`;
}
