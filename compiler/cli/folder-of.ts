import type { Command } from 'commander';

/** Names of command arguments that are the folder to read. */
const folderArguments: readonly string[] = ['site', 'dist', 'dir'];

/**
 * @returns the folder that a command reads, as typed or the default; undefined for commands without such an
 * argument
 */
export function folderOf(command: Command): string | undefined {
  const { site } = command.opts<{ site?: string }>();
  const index = command.registeredArguments.findIndex((argument) => folderArguments.includes(argument.name()));
  const readsSite = command.options.some(({ long }) => long === '--site');
  if (index < 0 && !readsSite) return undefined;
  return site ?? (command.processedArgs[index] as string | undefined) ?? '.';
}
