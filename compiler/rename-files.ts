import path from 'node:path';
import { addressesOf, findAddress } from './addresses/find-address.ts';
import { diagnose } from './diagnostics/catalogue.ts';
import { compareDiagnostics, compareText, errorsIn, type Diagnostic, type Point } from './diagnostics/diagnostic.ts';
import type { WritableFiles } from './fs/files.ts';
import { filesBelow } from './fs/files-below.ts';
import { mark, type ChangedText } from './rename/changed-texts.ts';
import { applyEdits, lineStarts, pointAt } from './rename/edit.ts';
import { leftSidebars } from './rename/left-sidebars.ts';
import type { Move, Moves } from './rename/move.ts';
import { changedKeys } from './rename/page-keys.ts';
import { planEdits } from './rename/plan-edits.ts';
import { readState, type ReadOptions, type SiteState } from './rename/read-state.ts';
import { changeSite, takeBackRename } from './rename/site-changes.ts';
import { handSetDiagnostics } from './rename/set-by-hand.ts';
import { planMoves } from './rename/targets.ts';
import { isKept } from './site/routes/published-route.ts';

export interface RenameOptions extends ReadOptions {
  /** Whether to only report the changes, without making them. */
  dryRun?: boolean | undefined;
}

/** A change of a line in a file. */
export interface TextChange extends Point {
  /** Path before the rename. */
  path: string;
  before: string;
  after: string;
}

/** The result of renaming files. */
export interface RenamedFiles {
  /** Whether the files were renamed. If there are errors, nothing is changed. */
  renamed: boolean;
  moves: readonly Move[];
  changes: TextChange[];
  /** Addresses that were added to `aliases` of pages. `path` is the file's old path. */
  aliases: { path: string; from: string }[];
  /** Errors, or warnings about work that the author still has to do. */
  diagnostics: Diagnostic[];
}

/**
 * Renames content files, updates links to and from them, and keeps their published addresses valid. Either
 * all changes are made, or none.
 *
 * @param siteDir the site's folder
 * @param pairs paths of files or folders, relative to the current folder or to the site's folder
 * @param files the file system to change
 * @throws ConfigError if the config can't be used; EnvironmentError for errors of the machine
 */
export async function renameFiles(
  siteDir: string,
  pairs: readonly Move[],
  { dryRun = false, ...options }: RenameOptions = {},
  files: WritableFiles = filesBelow(siteDir),
): Promise<RenamedFiles> {
  await takeBackRename(siteDir, files);
  const before = await readState(siteDir, options);
  const { moves, diagnostics } = await planMoves(pairs, before, files);
  const nothing = { renamed: false, moves: moves.files, changes: [], aliases: [] };
  if (diagnostics.length > 0) return { ...nothing, diagnostics };
  const map = new Map(moves.files.map(({ from, to }) => [from, to]));
  const moved = await readState(siteDir, options, { moves: map, texts: new Map() });
  const left = unreadAfter(before, moved, moves);
  if (left.length > 0) return { ...nothing, diagnostics: left };

  const plan = await planEdits(before, moved, moves, files);
  const texts = new Map(Array.from(plan.texts.values(), (text) => [moves.after(text.path), encode(text)] as const));
  const after = await readState(siteDir, options, { moves: map, texts }, plan.replaced);
  const problems = [
    ...plan.diagnostics,
    ...handSetDiagnostics(before, moves),
    ...addedDiagnostics(before, after, moves),
    ...lostAddresses(before, after, moves),
  ];
  const isRefused = errorsIn(problems).length > 0;
  const effects = isRefused ? [] : [...leftSidebars(before, after, moves), ...changedKeys(before, after, moves)];
  if (!isRefused && !dryRun) {
    const absolute = (file: string) => path.join(before.project.dir, file);
    await changeSite(
      before.project.dir,
      {
        moves: new Map(moves.files.map(({ from, to }) => [absolute(from), absolute(to)])),
        texts: new Map(Array.from(texts, ([file, bytes]) => [absolute(file), bytes] as const)),
      },
      files,
    );
  }
  return {
    renamed: !isRefused && !dryRun,
    moves: moves.files,
    changes: [...plan.texts.values()].sort((a, b) => compareText(a.path, b.path)).flatMap(changesOf),
    aliases: [...plan.aliases].flatMap(([file, aliases]) => aliases.map((from) => ({ path: file, from }))),
    diagnostics: [...problems, ...effects].sort(compareDiagnostics),
  };
}

function encode({ before, hasMark, edits }: ChangedText): Uint8Array {
  const text = Buffer.from(applyEdits(before, edits));
  return hasMark ? Buffer.concat([mark, text]) : text;
}

function changesOf({ path: file, before, edits }: ChangedText): TextChange[] {
  const starts = lineStarts(before);
  return [...new Map(edits.map((edit) => [edit.start, edit])).values()]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text }) => ({
      path: file,
      ...pointAt(starts, start),
      before: before.slice(start, end),
      after: text,
    }));
}

/** Returns errors for files that would no longer be content under their new names. */
function unreadAfter(before: SiteState, after: SiteState, moves: Moves): Diagnostic[] {
  return moves.files
    .filter(({ from, to }) => before.sources.has(from) && !after.sources.has(to))
    .map(({ from, to }) => {
      const reason = `a file "${to}" would not be content of the site`;
      return diagnose('invalid-rename', { path: from }, { file: from, reason });
    });
}

/** Returns the diagnostics that the site would have after the rename, but doesn't have now. */
function addedDiagnostics(before: SiteState, after: SiteState, moves: Moves): Diagnostic[] {
  const known = new Map<string, number>();
  for (const { rule, place } of before.diagnostics) {
    const name = `${rule} ${moves.after(place.path)}`;
    known.set(name, (known.get(name) ?? 0) + 1);
  }
  return after.diagnostics.filter(({ rule, place }) => {
    const name = `${rule} ${place.path}`;
    const count = known.get(name) ?? 0;
    known.set(name, count - 1);
    return count <= 0;
  });
}

/** Returns errors for published addresses that would no longer exist. */
function lostAddresses(before: SiteState, after: SiteState, moves: Moves): Diagnostic[] {
  const addresses = addressesOf(after.answers);
  const { baseUrl } = before.site.config;
  return before.answers.pages
    .filter((route) => isKept(route) && !findAddress(route.path, addresses))
    .map(({ path: lost, source }) => {
      const now = after.languages.map(({ pathOf }) => pathOf.get(moves.after(source ?? ''))).find(Boolean);
      const below = (address: string) => `/${address.slice(baseUrl.length)}`;
      const place = { path: source ?? before.site.configFile ?? '.' };
      return diagnose('lost-address', place, { path: lost, from: below(lost), to: now && below(now) });
    });
}
