import { Argument, Command, type Option } from 'commander';
import { print } from '../output.ts';
import { completionScripts, type Shell, type CompletedCommand, type CompletedOption } from './scripts.ts';

/**
 * The command `lectern completion <shell>`. It prints a script that completes commands and options in that
 * shell.
 */
export function completionCommand(): Command {
  return new Command('completion')
    .description('print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(completionScripts)))
    .action((shell: Shell, _, command: Command) => {
      print(completionScripts[shell](completedCommands(command.parent!)).trimEnd());
    });
}

/** @returns all commands with their options */
export function completedCommands(program: Command): CompletedCommand[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: command.createHelp().visibleOptions(command).map(completedOption),
  }));
}

function completedOption({ long, short, description, required, optional, argChoices }: Option): CompletedOption {
  return { name: long ?? short!, description, takesValue: required || optional, choices: argChoices ?? [] };
}
