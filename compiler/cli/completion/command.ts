import { Argument, Command, type Option } from 'commander';
import { print } from '../output.ts';
import { completionScripts, type Shell } from './scripts.ts';

/** `lectern completion <shell>` prints a script with which a shell completes commands and options. */
export function completionCommand(): Command {
  return new Command('completion')
    .description('print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(completionScripts)))
    .action((shell: Shell, _, command: Command) => {
      print(completionScripts[shell](completedCommands(command.parent!)).trimEnd());
    });
}

/** A command, as the scripts of shells need it. */
export interface CompletedCommand {
  name: string;
  description: string;
  options: CompletedOption[];
}

export interface CompletedOption {
  /** Includes the dashes. */
  name: string;
  description: string;
  takesValue: boolean;
  /** The allowed values. If there are none, a shell offers files. */
  choices: readonly string[];
}

/** @returns the commands of a command line, each with its options */
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
