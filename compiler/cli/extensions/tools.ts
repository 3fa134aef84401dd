import type { Command } from 'commander';
import { builtInTools, type Tool } from '../../project/built-in-extensions.ts';
import { commandLineOf, commandTools } from './command-line.ts';
import type { RequestedCheck } from '../../extensions/checks/optional-checks.ts';
import { checksOf, checksOfSite } from './needed.ts';

/**
 * @param commandLine creates the commands of the core
 * @param words the words after `lectern`. Without them, checks of the site's extensions are left out
 * @returns the commands of the core and of built-in extensions
 */
export async function withTools(
  commandLine: (checks: readonly RequestedCheck[]) => Command,
  words: readonly string[] = [],
): Promise<Command> {
  const tools = await builtInTools();
  const checks = checksOf(tools.map(({ extension }) => extension));
  const program = commandLine([...checks, ...(await checksOfSite(commandLine(checks), words))]);
  for (const tool of tools) addCommands(program, tool);
  return program;
}

function addCommands(program: Command, { extension, after }: Tool): void {
  const line = commandLineOf(program, async (error) => error);
  extension.commands?.(line, commandTools as never);
  const all = program.commands as Command[];
  for (const [name, before] of Object.entries(after)) {
    const [command] = all.splice(
      all.findIndex((each) => each.name() === name),
      1,
    );
    all.splice(all.findIndex((each) => each.name() === before) + 1, 0, command!);
  }
}
