import type { Command } from 'commander';

/** Names of the arguments with the folder that a command reads. */
const folderArguments: readonly string[] = ['site', 'dist', 'dir'];

/** @returns the folder that a command reads, as given or the default; undefined for commands that read none */
export function folderOf(command: Command): string | undefined {
  const { site } = command.opts<{ site?: string }>();
  const index = command.registeredArguments.findIndex((argument) => folderArguments.includes(argument.name()));
  const readsSite = command.options.some(({ long }) => long === '--site');
  if (index < 0 && !readsSite) return undefined;
  return site ?? (command.processedArgs[index] as string | undefined) ?? '.';
}
