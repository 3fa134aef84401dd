import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Files } from '../../fs/files.ts';
import { isInside } from '../../fs/inside.ts';
import { linkProblem } from '../../fs/links/link-problem.ts';
import type { OpenSite } from '../open-site.ts';
import { localeDir } from './translation-folders.ts';
import type { DocsInstanceInput } from '../../site/site-input.ts';
import type { DataFile } from '../../source/source.ts';
import type { SiteScan } from '../content/scan.ts';

type Place = Pick<OpenSite, 'dir' | 'config' | 'configFile'>;

/**
 * Checks a folder of translations. A missing folder is an error only if the config sets the path.
 *
 * @param dir path relative to the site's folder
 * @returns undefined if the folder can be read
 */
export async function folderProblem(
  dir: string,
  site: Place,
  files: Files,
): Promise<Diagnostic | 'missing' | undefined> {
  const { path: root, localeConfigs } = site.config.i18n;
  // In watch mode, listing the folder makes it a dependency, so Lectern detects a new file.
  const inside = await files.names(path.join(site.dir, dir));
  const there = await files.stat(path.join(site.dir, dir));
  if (inside.length > 0 && there?.kind !== 'link') return undefined;
  if (!there) {
    const named = Object.keys(localeConfigs).find(
      (locale) => localeConfigs[locale]!.path !== undefined && localeDir(site.config, locale) === dir,
    );
    const key = named ? `i18n.localeConfigs.${named}.path` : dir === root && root !== 'i18n' ? 'i18n.path' : undefined;
    if (key === undefined || site.configFile === undefined) return 'missing';
    return diagnose('translation-place', { path: site.configFile, setting: key }, { is: 'nothing', dir });
  }
  // A link to a folder inside the site is allowed, because two languages may use the same folder.
  const target = there.kind === 'link' ? await files.realPath(path.join(site.dir, dir)) : undefined;
  const isInSite = target !== undefined && isInside((await files.realPath(site.dir)) ?? site.dir, target);
  if (there.kind === 'link' && !isInSite) return linkProblem(files, site.dir, dir);
  const { kind } = isInSite ? ((await files.stat(target)) ?? there) : there;
  return kind === 'folder' ? undefined : diagnose('translation-place', { path: dir }, { is: 'file', dir });
}

/**
 * Checks a UI string file.
 *
 * @param file path relative to the site's folder
 * @returns undefined if the file can be read
 */
export async function fileProblem(
  file: string,
  site: Place,
  files: Files,
): Promise<Diagnostic | 'missing' | undefined> {
  const there = await files.stat(path.join(site.dir, file));
  if (!there) return 'missing';
  if (there.kind === 'file') return undefined;
  if (there.kind === 'link') return linkProblem(files, site.dir, file);
  return diagnose('translation-place', { path: file }, { is: 'folder', dir: file });
}

/** @returns errors for languages that use the same folder as an earlier language */
export function sharedFolders(locales: readonly string[], { config, configFile = '' }: Place): Diagnostic[] {
  const owners = new Map<string, string>();
  return locales.flatMap((locale) => {
    const dir = localeDir(config, locale);
    const other = owners.get(dir);
    owners.set(dir, other ?? locale);
    if (other === undefined) return [];
    const named = [locale, other].find((name) => config.i18n.localeConfigs[name]?.path !== undefined) ?? locale;
    const place = { path: configFile, setting: `i18n.localeConfigs.${named}.path` };
    return [diagnose('translation-place', place, { is: 'shared', dir, locale, other })];
  });
}

/** The context of a scan for translated files, and the lists that receive its results. */
export interface TranslationScan {
  site: OpenSite;
  docs: readonly DocsInstanceInput[];
  files: Files;
  found: SiteScan;
  /** Reads a settings file and reports its errors. */
  readData(sitePath: string): Promise<DataFile>;
}
