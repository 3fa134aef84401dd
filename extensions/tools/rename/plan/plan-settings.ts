import { posix } from 'node:path';
import type { CommandTools, ContentVersion, SiteContent } from '../../../../compiler/index.ts';
import type { Moves } from '../move.ts';
import type { ChangedTexts } from '../text/changed-texts.ts';
import { replacementsIn, settingEdits, type Replacements } from '../text/settings.ts';
import { movedPaths, versionKey, type MovedIds } from './moved-names.ts';

/**
 * Replaces names of docs, folders and pages in the config, in sidebars and in category files.
 *
 * @returns settings in JavaScript modules: file → replacements of strings in the exported value
 */
export async function planSettings(
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
  ids: MovedIds,
  texts: ChangedTexts,
  { settingStrings }: CommandTools,
): Promise<Map<string, Replacements>> {
  const replaced = new Map<string, Replacements>();
  const change = (file: string, replacements: Replacements) =>
    texts.change(file, async (text) => {
      const strings = await settingStrings(file, text);
      const edits = settingEdits(strings, text, replacements);
      if (edits.length > 0) replaced.set(file, replacementsIn(strings, replacements));
      return edits;
    });
  const { configFile, languages } = before;
  const all = { paths: movedPaths(before, after, moves), baseUrl: languages[0]!.baseUrl };
  const current = new Map<string, string>();
  for (const version of before.versions) {
    const { instance, name, isLast, sidebarsFile, dir } = version;
    const own = new Map(ids.get(versionKey(instance, name)));
    // Settings without a version refer to docs of the default version (`lastVersion`).
    if (isLast) own.forEach((now, old) => current.set(old, now));
    const replacements = { ...all, ids: own, folders: foldersIn(dir, moves), idKeys: ['id', undefined] };
    if (sidebarsFile !== undefined) await change(sidebarsFile, replacements);
    for (const file of categoryFiles(version, before))
      await change(file, { ...replacements, ids: idsAt(file, own, moves), idKeys: ['id'] });
  }
  if (configFile !== undefined)
    await change(configFile, { ...all, ids: current, folders: new Map(), idKeys: ['docId'] });
  return replaced;
}

function categoryFiles({ dir }: ContentVersion, { dataFiles }: SiteContent): string[] {
  return dataFiles.filter(
    (file) => posix.basename(file).startsWith('_category_') && !posix.relative(dir, file).startsWith('../'),
  );
}

/**
 * Returns the replacements of doc ids that apply to a category file. It may name docs in its own folder by the last
 * segment of their ids.
 */
function idsAt(file: string, ids: ReadonlyMap<string, string>, moves: Moves): Map<string, string> {
  const folder = { before: posix.dirname(file), after: posix.dirname(moves.after(file)) };
  const isInside = moves.files.some(
    ({ from, to }) => posix.dirname(from) === folder.before && posix.dirname(to) === folder.after,
  );
  const last = [...ids].map(([old, now]) => [posix.basename(old), posix.basename(now)] as const);
  return new Map([...(isInside ? last : []), ...ids]);
}

/** @returns old path → new path of folders that move as a whole, relative to a content folder */
function foldersIn(dir: string, { folders }: Moves): Map<string, string> {
  return new Map(
    folders.flatMap(({ from, to }) => {
      const [old, now] = [posix.relative(dir, from), posix.relative(dir, to)];
      return old.startsWith('../') || now.startsWith('../') ? [] : [[old, now] as const];
    }),
  );
}
