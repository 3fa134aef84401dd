import { Command, CommanderError } from 'commander';
import { checkCommand } from './cli/check.ts';
import { cleanCommand } from './cli/clean.ts';
import { compileCommand } from './cli/compile.ts';
import { completionCommand } from './cli/completion/command.ts';
import { devCommand } from './cli/dev.ts';
import { docsVersionCommand } from './cli/docs-version.ts';
import { keepHeapSmall, optimiseLate } from './cli/engine.ts';
import { exitCode, explain } from './cli/failure.ts';
import { guardProcess } from './cli/guard-process.ts';
import { endBesideLeftRunning } from './cli/left-running.ts';
import { siteFolder } from './cli/output.ts';
import { folderOf } from './cli/folder-of.ts';
import { printReport, type FormatFlags } from './cli/report/format.ts';
import { ConfigError } from './diagnostics/errors/problem.ts';
import { ContentError } from './diagnostics/errors/content-error.ts';
import { locatedError } from './diagnostics/errors/located-error.ts';
import type { RequestedCheck } from './extensions/checks/optional-checks.ts';
import { UnsafePathError } from './fs/unsafe-path-error.ts';
import { initCommand } from './cli/init.ts';
import { mcpCommand } from './cli/mcp/command.ts';
import { applyParserOption } from './cli/parser-option.ts';
import { needsExtensions } from './cli/extensions/needed.ts';
import { routesCommand } from './cli/routes.ts';
import { schemaCommand } from './cli/schema.ts';
import { searchCommand } from './cli/search.ts';
import { serveCommand } from './cli/serve.ts';
import { endEarly, endUndone } from './cli/end-undone.ts';
import { answerForUncaught } from './cli/uncaught.ts';
import { verifyCommand } from './cli/verify.ts';
import { version } from './version.ts';

/**
 * Creates the commands of the core, with their arguments and options.
 *
 * @param checks the optional checks of `lectern check`
 */
export function commandLine(checks: readonly RequestedCheck[] = []): Command {
  const program = new Command('lectern')
    .description('Compiles a documentation content tree into a JSON corpus and a site that reads it.')
    .version(version, '-v, --version')
    .showHelpAfterError('Run "lectern --help" to list the commands.')
    // In `lectern search --version 2`, the option belongs to the command: it selects a version of the docs.
    .enablePositionalOptions()
    .hook('preAction', (_, command) => applyParserOption(command))
    .exitOverride();
  for (const command of [
    compileCommand,
    devCommand,
    serveCommand,
    () => checkCommand(checks),
    routesCommand,
    verifyCommand,
    searchCommand,
    mcpCommand,
    schemaCommand,
    docsVersionCommand,
    initCommand,
    cleanCommand,
    completionCommand,
  ]) {
    program.addCommand(command().exitOverride());
  }
  return program;
}

/**
 * Runs the command line, and sets the exit code of the process. The codes are 0 (success), 1 (errors in
 * content), 2 (wrong usage or config), 3 (environment) and 70 (internal error).
 *
 * @param argv same as `process.argv`
 */
export async function run(argv: string[]): Promise<void> {
  optimiseLate();
  keepHeapSmall();
  answerForUncaught(located);
  guardProcess();
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnread);
  let isDone = false;
  process.once('beforeExit', () => isDone || endUndone(located));
  process.once('exit', (code) => isDone || isUnread || endEarly(code));
  try {
    await runCommand(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    const isLocated = error instanceof ConfigError || error instanceof ContentError || error instanceof UnsafePathError;
    if (isLocated && running) await reportErrors(error, running);
    process.stderr.write(explain(error));
    process.exitCode = exitCode(error);
  } finally {
    isDone = true;
    keepFailure();
    endBesideLeftRunning();
  }
}

let running: Command | undefined;

/**
 * Runs a command.
 *
 * @param argv same as `process.argv`
 * @throws CommanderError for wrong arguments; other errors, with a location if the command reads a folder
 */
export async function runCommand(argv: string[]): Promise<void> {
  try {
    const program = (await commandsFor(argv.slice(2))).hook('preAction', (_, command) => {
      running = command;
    });
    const [, , first] = argv;
    const isHelp = first === '--help' || first === '-h' || first === 'help';
    const isBuiltIn =
      first === undefined || first.startsWith('-') || program.commands.some((each) => each.name() === first);
    if (isHelp || !isBuiltIn) {
      const { addExtensionCommands } = await import('./cli/extensions/commands.ts');
      await addExtensionCommands(program, isHelp ? undefined : first);
    }
    await program.parseAsync(argv);
  } catch (error) {
    throw error instanceof CommanderError ? error : located(error);
  }
}

/** Loads the built-in extensions, and the checks of the site's extensions, if the call may need them. */
async function commandsFor(words: readonly string[]): Promise<Command> {
  const core = commandLine();
  if (!needsExtensions(core, words)) return core;
  const { withTools } = await import('./cli/extensions/tools.ts');
  return withTools(commandLine, words);
}

function located(error: unknown): unknown {
  const folder = running && folderOf(running);
  return folder === undefined ? error : locatedError(error, () => folder);
}

/** Restores the exit code of a failed command when the process ends. Code of the config may have changed it. */
function keepFailure(): void {
  const { exitCode: code } = process;
  if (code) process.once('exit', () => void (process.exitCode = code));
}

/** Prints errors in the format that the command's options select. */
async function reportErrors(
  { diagnostics }: ConfigError | ContentError | UnsafePathError,
  command: Command,
): Promise<void> {
  await printReport(command.opts<FormatFlags>(), {
    command: command.name(),
    folder: siteFolder(folderOf(command)),
    problems: diagnostics,
    json: { diagnostics },
    text: () => undefined,
  });
}

/** In `lectern routes | head`, the reading program may close the pipe early. That is not an error. */
let isUnread = false;
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  isUnread = true;
  process.exit();
}
