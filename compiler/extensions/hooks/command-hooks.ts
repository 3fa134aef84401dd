import type { CompileOptions, CompileReport } from '../../compile-report.ts';
import type { ExtensionContext } from './context.ts';

/** The part of Commander's `Command` that extensions use. */
export interface CommandLine {
  /** Adds a command: `program.command('export <file>')`. */
  command(name: string): CommandLine;
  description(text: string): CommandLine;
  /** Adds an option: `.option('--format <name>', 'the format', 'json')`. */
  option(flags: string, description?: string, value?: string | boolean): CommandLine;
  /** Adds an argument: `.argument('[file]', 'the target')`. */
  argument(name: string, description?: string, value?: unknown): CommandLine;
  /** Sets the function of the command. It gets the arguments, then the options. */
  action(run: (...given: never[]) => void | Promise<void>): CommandLine;
}

/** The functions for commands of an extension. */
export interface CommandApi<Options> extends ExtensionContext<Options> {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Compiles the site. */
  compile(options?: CompileOptions): Promise<CompileReport>;
  /** Prints a line to standard output. */
  print(line: string): void;
}
