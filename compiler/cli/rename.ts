import type { Command } from 'commander';
import { refusal } from '../diagnostics/errors/problem.ts';
import { errorsIn } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format.ts';
import type { RenamedFiles, RenameOptions } from '../rename-files.ts';
import { print, printDiagnostics, printJson, siteFolder } from './output.ts';
import { withProgress } from './progress.ts';
import { SiteCommand } from './site-options.ts';
import { takeBackHalfRename } from './taken-back.ts';

interface Flags extends RenameOptions {
  json?: boolean;
  site?: string;
}

/**
 * The command `lectern rename <old> <new>`. It moves content, updates links to it, and redirects its old
 * addresses.
 */
export function renameCommand(): Command {
  return new SiteCommand('rename')
    .description('rename content files or folders, update all links, and redirect the old addresses')
    .argument('<paths...>', 'pairs of old and new paths; all are renamed, or none')
    .option('--dry-run', 'print the changes without making them')
    .option('--json', 'print the report as JSON')
    .option('--site <dir>', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .siteOptions('config', 'stubMissing', 'cacheDir')
    .action(async (paths: string[], flags: Flags) => {
      const { json, site, ...options } = flags;
      const { dryRun } = options;
      const siteDir = siteFolder(site);
      await takeBackHalfRename(siteDir);
      const { renameFiles } = await import('../rename-files.ts');
      const found = await withProgress(!json, (onProgress) =>
        renameFiles(siteDir, pairsOf(paths), { ...options, onProgress }),
      );
      const errors = errorsIn(found.diagnostics);
      const isRefused = errors.length > 0;
      if (json) printJson(found);
      else {
        await printDiagnostics(found.diagnostics, siteDir);
        if (dryRun) for (const line of changeLines(found)) print(line);
        print(isRefused ? `Nothing is renamed: ${plural(errors.length, 'error')}.` : `${summary(found)}.`);
      }
      if (isRefused) process.exitCode = 1;
    });
}

/**
 * Groups paths into pairs of old and new path.
 *
 * @throws ConfigError if the number of paths is odd
 */
export function pairsOf(paths: readonly string[]): { from: string; to: string }[] {
  if (paths.length % 2 === 1) {
    throw refusal('lectern rename', {
      message: `"${paths.at(-1)}" has no new path`,
      hint: 'write pairs of an old path and a new path',
    });
  }
  return paths.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: paths[index + 1]! }] : []));
}

/** Returns lines for moved files and changed lines of files, like a diff. */
export function* changeLines({ moves, changes, aliases }: RenamedFiles): Generator<string> {
  for (const { from, to } of moves) yield `${from} → ${to}`;
  for (const { path, from } of aliases) yield `${path} keeps the address ${from}`;
  let file: string | undefined;
  for (const { path, line, column, before, after } of changes) {
    if (path !== file) yield* ['', path];
    file = path;
    for (const text of linesOf(before)) yield `  ${line}:${column} - ${text}`;
    for (const text of linesOf(after)) yield `  ${line}:${column} + ${text}`;
  }
  if (changes.length > 0) yield '';
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/);
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

function summary({ renamed, moves, changes, aliases }: RenamedFiles): string {
  const files = new Set(changes.map(({ path }) => path)).size;
  const counts = [
    `${plural(moves.length, 'file')} ${renamed ? 'renamed' : 'to be renamed'}`,
    `${plural(changes.length, 'edit')} in ${plural(files, 'file')}`,
    `${plural(aliases.length, 'route')} kept`,
  ];
  return counts.join(', ');
}
