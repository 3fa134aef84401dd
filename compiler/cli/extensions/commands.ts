import path from 'node:path';
import type { Command } from 'commander';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CommandApi } from '../../extensions/hooks/command-hooks.ts';
import { disk } from '../../fs/disk.ts';
import { openSite } from '../../project/open-site.ts';
import { findConfig } from '../../project/settings/load-config.ts';
import { siteFolder } from '../output.ts';
import { commandLineOf, commandTools } from './command-line.ts';

/**
 * Adds the commands of the site's extensions. Call this for a command that is not built in, and for the help.
 *
 * @param requested name of the command; undefined for the help, which never fails because of a site
 * @throws ConfigError if the site's config or an extension fails, unless a built-in command has a similar name
 */
export async function addExtensionCommands(program: Command, requested: string | undefined): Promise<void> {
  const siteDir = path.resolve(siteFolder(undefined));
  try {
    if ((await findConfig(siteDir, disk)) === undefined) return;
    await addCommands(program, siteDir);
  } catch (error) {
    const names = program.commands.map((command) => command.name());
    if (!(error instanceof ConfigError)) throw error;
    if (requested !== undefined && nearest(requested, names) === undefined) throw error;
  }
}

async function addCommands(program: Command, siteDir: string): Promise<void> {
  const site = await openSite(siteDir);
  const adding = site.extensions.filter(({ hooks }) => hooks.commands);
  if (adding.length === 0) return;
  const [{ contextOf }, { failureOf, runHook }] = await Promise.all([
    import('../../extensions/context-of.ts'),
    import('../../extensions/run-hook.ts'),
  ]);
  for (const extension of adding) {
    const api: CommandApi<unknown> = {
      ...contextOf(extension, site, disk),
      ...commandTools,
      siteDir,
      compile: async (options = {}) => (await import('../../compile.ts')).compile(siteDir, options),
    };
    const line = commandLineOf(program, async (error, name) => asConfigError(failureOf(extension, name, error)));
    const add = () => extension.hooks.commands!(line, api);
    const { diagnostic } = await runHook(extension, 'commands', add);
    if (diagnostic) throw asConfigError(diagnostic);
  }
}

function asConfigError({ message, hint, place: { path: file, line, column, setting } }: Diagnostic): ConfigError {
  const at = line === undefined ? undefined : { line, column: column ?? 1 };
  return new ConfigError(file, [{ key: setting ?? file, message, hint, at }]);
}
