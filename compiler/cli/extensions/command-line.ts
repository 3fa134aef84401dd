import type { Command } from 'commander';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { ContentError } from '../../diagnostics/errors/content-error.ts';
import type { CommandLine, CommandTools } from '../../extensions/hooks/command-hooks.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { ofSource } from '../../diagnostics/errors/page-error.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { print, printDiagnostics, siteFolder } from '../output.ts';
import { withProgress } from '../progress.ts';
import { SiteCommand } from '../site-options.ts';
import { takeBackHalfRename } from '../taken-back.ts';

/**
 * @param failureOf converts an exception in a command's function to an error with a message for users
 * @returns the functions with which extensions define a command
 */
export function commandLineOf(
  command: Command,
  failureOf: (error: unknown, name: string) => Promise<unknown>,
): CommandLine {
  const line: CommandLine = {
    command(name) {
      const [word = '', ...rest] = name.split(' ');
      const added = new SiteCommand(word);
      if (rest.length > 0) added.arguments(rest.join(' '));
      command.addCommand(added.exitOverride());
      return commandLineOf(added, failureOf);
    },
    description(text) {
      command.description(text);
      return line;
    },
    option(flags, description, value) {
      command.option(flags, description, value);
      return line;
    },
    argument(name, description, value) {
      command.argument(name, description, value);
      return line;
    },
    siteOptions(...names) {
      (command as SiteCommand).siteOptions(...names);
      return line;
    },
    action(run) {
      command.action(async (...given: unknown[]) => {
        try {
          // Commander passes the command itself as last argument.
          await run(...(given.slice(0, -1) as never[]));
        } catch (error) {
          throw isOfSite(error) ? error : await failureOf(error, command.name());
        }
      });
      return line;
    },
  };
  return line;
}

/** Whether an error reports a problem of the site or the environment. All other errors are bugs of the command. */
function isOfSite(error: unknown): boolean {
  return error instanceof ConfigError || error instanceof ContentError || error instanceof EnvironmentError;
}

/** The functions for commands that need no site. */
export const commandTools: CommandTools = {
  print,
  printDiagnostics: (diagnostics, siteDir) => printDiagnostics(diagnostics, siteFolder(siteDir)),
  fail: () => void (process.exitCode = 1),
  refusal: (file, problems) =>
    new ConfigError(
      file,
      problems.map((problem) => ({ key: file, ...problem })),
    ),
  nearest,
  async read(options, use) {
    const { readSite } = await import('../../extensions/commands/index.ts');
    return readSite({ ...options, siteDir: siteFolder(options.siteDir) }, use);
  },
  async readContent(options, changes) {
    const { readContent } = await import('../../extensions/commands/index.ts');
    return readContent({ ...options, siteDir: siteFolder(options.siteDir) }, changes);
  },
  async changeFiles(siteDir, changes) {
    const { changeSite } = await import('../../change-site.ts');
    return changeSite(siteDir, changes);
  },
  undoInterrupted: takeBackHalfRename,
  async settingStrings(file, text) {
    const { settingStrings } = await import('../../project/settings/setting-strings.ts');
    return settingStrings(file, text);
  },
  async frontMatterEdits(text, changes) {
    const { frontMatterEdits } = await import('../../extensions/commands/index.ts');
    return frontMatterEdits(text, changes);
  },
  diagnose: (rule, place, params) => diagnose(rule, place, params as never),
  inFile: ofSource,
  withProgress,
};
