import type { CommandLine, CommandTools } from '../../../compiler/index.ts';
import type { RenamedFiles, RenameOptions } from './rename-files.ts';
import { countErrors } from './text/diagnostics.ts';

interface Flags extends RenameOptions {
  json?: boolean;
  site?: string;
}

/**
 * Adds the command `lectern rename <old> <new>`. It moves content, updates links to it, and redirects its old
 * addresses.
 */
export function addRenameCommand(program: CommandLine, tools: CommandTools): void {
  const { print } = tools;
  program
    .command('rename')
    .description('rename content files or folders, update all links, and redirect the old addresses')
    .argument('<paths...>', 'pairs of old and new paths; all are renamed, or none')
    .option('--dry-run', 'print the changes without making them')
    .option('--json', 'print the report as JSON')
    .option('--site <dir>', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .siteOptions('config', 'stubMissing', 'cacheDir')
    .action(async (paths: string[], flags: Flags) => {
      const { json, site, ...options } = flags;
      const { dryRun } = options;
      const siteDir = site ?? process.env.LECTERN_SITE ?? '.';
      await tools.undoInterrupted(siteDir);
      const { renameFiles } = await import('./rename-files.ts');
      const found = await tools.withProgress(!json, (onProgress) =>
        renameFiles(siteDir, pairsOf(paths, tools), { ...options, onProgress }, tools),
      );
      const errors = countErrors(found.diagnostics);
      if (json) print(JSON.stringify(found, null, 2));
      else {
        await tools.printDiagnostics(found.diagnostics, siteDir);
        if (dryRun) for (const line of changeLines(found)) print(line);
        print(errors > 0 ? `Nothing is renamed: ${plural(errors, 'error')}.` : `${summary(found)}.`);
      }
      if (errors > 0) tools.fail();
    });
}

/**
 * Groups paths into pairs of old and new path.
 *
 * @throws ConfigError if the number of paths is odd
 */
export function pairsOf(
  paths: readonly string[],
  { refusal }: Pick<CommandTools, 'refusal'>,
): { from: string; to: string }[] {
  if (paths.length % 2 === 1) {
    const message = `"${paths.at(-1)}" has no new path`;
    throw refusal('lectern rename', [{ message, hint: 'write pairs of an old path and a new path' }]);
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

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
