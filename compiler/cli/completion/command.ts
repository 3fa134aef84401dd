import { Argument, Command } from 'commander';
import { print } from '../output.ts';
import { completionScripts, type Shell } from './scripts.ts';
import { completedCommands } from './words.ts';

/** `lectern completion <shell>`: a script by which a shell completes commands and options. */
export function completionCommand(): Command {
  return new Command('completion')
    .description('print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(completionScripts)))
    .action((shell: Shell, _, command: Command) => {
      print(completionScripts[shell](completedCommands(command.parent!)).trimEnd());
    });
}
