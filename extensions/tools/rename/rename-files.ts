import type { CommandTools, ContentOptions, Diagnostic, Point, SiteContent } from '../../../compiler/index.ts';
import { leftSidebars } from './left-sidebars.ts';
import type { Move, Moves } from './move.ts';
import { changedKeys } from './page-keys.ts';
import { planEdits } from './plan/plan-edits.ts';
import { handSetDiagnostics } from './set-by-hand.ts';
import { planMoves } from './targets.ts';
import { mark, type ChangedText } from './text/changed-texts.ts';
import { compareDiagnostics, compareText, countErrors } from './text/diagnostics.ts';
import { applyEdits, lineStarts, pointAt } from './text/edit.ts';
import { replaceIn } from './text/settings.ts';

export interface RenameOptions extends Omit<ContentOptions, 'siteDir'> {
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
  /** Former addresses that were added to the `aliases` of pages. `path` is the old path of the page's file. */
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
 * @param tools the functions for commands
 * @throws ConfigError if the config can't be used; EnvironmentError for errors of the machine
 */
export async function renameFiles(
  siteDir: string,
  pairs: readonly Move[],
  { dryRun = false, ...options }: RenameOptions,
  tools: CommandTools,
): Promise<RenamedFiles> {
  const read = { ...options, siteDir };
  const before = await tools.readContent(read);
  const { moves, diagnostics } = await planMoves(pairs, before, tools);
  const nothing = { renamed: false, moves: moves.files, changes: [], aliases: [] };
  if (diagnostics.length > 0) return { ...nothing, diagnostics };
  const map = new Map(moves.files.map(({ from, to }) => [from, to]));
  const moved = await tools.readContent(read, { moves: map });
  const left = unreadAfter(before, moved, moves, tools);
  if (left.length > 0) return { ...nothing, diagnostics: left };

  const plan = await planEdits(before, moved, moves, tools);
  const texts = new Map(Array.from(plan.texts.values(), (text) => [moves.after(text.path), encode(text)] as const));
  const values = Array.from(plan.replaced, ([file, replacements]) => {
    return [file, (value: unknown) => replaceIn(value, replacements)] as const;
  });
  const after = await tools.readContent(read, { moves: map, texts, values: new Map(values) });
  const problems = [
    ...plan.diagnostics,
    ...handSetDiagnostics(before, moves, tools),
    ...addedDiagnostics(before, after, moves),
    ...lostAddresses(before, after, moves, tools),
  ];
  const isRefused = countErrors(problems) > 0;
  const effects = isRefused
    ? []
    : [...leftSidebars(before, after, moves, tools), ...changedKeys(before, after, moves, tools)];
  if (!isRefused && !dryRun) await tools.changeFiles(siteDir, { moves: map, texts });
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

/** Returns an error for each file that Lectern would not recognise as content at its new path. */
function unreadAfter(before: SiteContent, after: SiteContent, moves: Moves, { diagnose }: CommandTools): Diagnostic[] {
  return moves.files
    .filter(({ from, to }) => before.sources.has(from) && !after.sources.has(to))
    .map(({ from, to }) => {
      const reason = `Lectern would not read a file "${to}" as content of the site`;
      return diagnose('invalid-rename', { path: from }, { file: from, reason });
    });
}

/** Returns the diagnostics that the site would have after the rename, but doesn't have now. */
function addedDiagnostics(before: SiteContent, after: SiteContent, moves: Moves): Diagnostic[] {
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
function lostAddresses(
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
  { diagnose }: CommandTools,
): Diagnostic[] {
  const { baseUrl } = before.languages[0]!;
  return before.published
    .filter((route) => !after.hasAddress(route.path))
    .map(({ path: lost, source }) => {
      const now = after.languages.map(({ pathOf }) => pathOf.get(moves.after(source ?? ''))).find(Boolean);
      const below = (address: string) => `/${address.slice(baseUrl.length)}`;
      const place = { path: source ?? before.configFile ?? '.' };
      return diagnose('lost-address', place, { path: lost, from: below(lost), to: now && below(now) });
    });
}
