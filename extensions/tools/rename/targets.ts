import path, { posix } from 'node:path';
import type { CommandTools, ContentFolder, Diagnostic, SiteContent } from '../../../compiler/index.ts';
import { movesOf, type Move, type Moves } from './move.ts';

/** The files that move, and errors because of which nothing moves. */
export interface PlannedMoves {
  moves: Moves;
  diagnostics: Diagnostic[];
}

/**
 * Finds the files that move. A folder moves with its content, and translations move with their originals. If
 * the new path is an existing folder, the files move into it.
 *
 * @param pairs paths as the user typed them, relative to the current folder or to the site's folder
 */
export async function planMoves(
  pairs: readonly Move[],
  content: SiteContent,
  { diagnose, nearest }: CommandTools,
): Promise<PlannedMoves> {
  const { dir, sources, provided, files } = content;
  // A content folder can contain another content folder. The longest path comes first, to find the inner folder.
  const collections = [...content.folders].sort((a, b) => b.dir.length - a.dir.length);
  const moves: Move[] = [];
  const folders: Move[] = [];
  const diagnostics: Diagnostic[] = [];
  const refuse = (file: string, reason: string, hint?: string) =>
    diagnostics.push(diagnose('invalid-rename', { path: file }, { file, reason, hint }));
  const { stat } = files;
  const add = async (from: string, to: string) => {
    moves.push({ from, to });
    for (const translation of translationsOf(from, to, collections)) {
      if ((await stat(translation.from))?.kind === 'file') moves.push(translation);
    }
  };
  for (const { from: given, to: requested } of pairs) {
    const { from, toSite } = await inSite(given, dir, stat);
    const found = await stat(from);
    const isInto = (await stat(toSite(requested)))?.kind === 'folder' && toSite(requested) !== from;
    const to = isInto ? posix.join(toSite(requested), posix.basename(from)) : toSite(requested);
    if (provided.has(from)) {
      refuse(from, 'an extension provides this file', 'change the path in the extension');
    } else if (!found) {
      const near = nearest(from, [...sources.keys()]);
      refuse(from, 'there is no file or folder with this name', near && `did you mean "${near}"?`);
    } else if (found.kind !== 'file' && found.kind !== 'folder') {
      refuse(from, 'the path is neither a file nor a folder', 'name a regular file or a folder');
    } else if (from === to) {
      refuse(from, 'the file already has this name');
    } else if (sources.get(from)?.translates) {
      refuse(from, 'the file is a translation', `name its original, "${sources.get(from)!.translates!.path}"`);
    } else if (collections.some((each) => each.dir === from)) {
      refuse(from, 'the path is a whole content folder', 'change the "path" of the folder in the config');
    } else if (!isIn(from, collections) || !isIn(to, collections)) {
      const outside = isIn(from, collections) ? to : from;
      refuse(
        outside,
        'the path is not in a content folder',
        `use one of the content folders ${collections.map((each) => each.dir).join(', ')}`,
      );
    } else if (found.kind === 'file') {
      await add(from, to);
    } else if (to.startsWith(`${from}/`)) {
      refuse(to, "a folder can't be moved into itself");
    } else {
      folders.push({ from, to });
      for (const inside of await files.list(from)) await add(`${from}/${inside}`, `${to}/${inside}`);
    }
  }
  const [gone, taken] = [new Set<string>(), new Set<string>()];
  for (const { from, to } of moves) {
    if (gone.has(from)) refuse(from, 'the file is renamed twice');
    if (taken.has(to)) refuse(to, 'after the rename, two files would have this name');
    gone.add(from);
    taken.add(to);
  }
  for (const { from, to } of moves) {
    const existing = gone.has(to) ? undefined : await stat(to);
    // On a file system that ignores case, the existing file may be the moved file itself.
    if (existing && existing.fingerprint !== (await stat(from))?.fingerprint)
      refuse(
        to,
        'a file with this name exists already',
        'choose another name, or rename the existing file in the same run',
      );
  }
  return { moves: movesOf(moves, folders), diagnostics };
}

async function inSite(given: string, dir: string, stat: (file: string) => Promise<unknown>) {
  const relative = (file: string) => path.relative(dir, path.resolve(file)).split(path.sep).join('/');
  const own = (file: string) => posix.normalize(file.replaceAll('\\', '/')).replace(/\/+$/, '');
  const isOwn = !(await stat(relative(given))) && !path.isAbsolute(given);
  const toSite = (file: string) => (isOwn && !path.isAbsolute(file) ? own(file) : relative(file));
  return { from: toSite(given), toSite };
}

function isIn(file: string, folders: readonly ContentFolder[]): boolean {
  return folderOf(file, folders) !== undefined;
}

function folderOf(file: string, folders: readonly ContentFolder[]): ContentFolder | undefined {
  return folders.find(({ dir }) => (dir === '.' ? !file.startsWith('../') : file.startsWith(`${dir}/`)));
}

function translationsOf(from: string, to: string, folders: readonly ContentFolder[]): Move[] {
  const [old, now] = [folderOf(from, folders), folderOf(to, folders)];
  if (!old || !now) return [];
  return Object.entries(old.translations).flatMap(([locale, oldDir]) => {
    const newDir = now.translations[locale];
    if (newDir === undefined) return [];
    const below = (dir: string, { dir: folder }: ContentFolder, file: string) =>
      posix.join(dir, posix.relative(folder, file));
    return [{ from: below(oldDir, old, from), to: below(newDir, now, to) }];
  });
}
