import type { Command } from 'commander';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { RequestedCheck } from '../../extensions/checks/optional-checks.ts';
import type { ExtensionUse } from '../../extensions/extension.ts';
import type { OpenExtension } from '../../extensions/open-extension.ts';
import { siteFolder } from '../output.ts';

/**
 * Whether a command line requires loading the site's extensions. The help, the completion, unknown commands, and
 * unknown options of `check` do.
 *
 * @param program the commands of the core
 * @param words the words after `lectern`
 */
export function needsExtensions(program: Command, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined || ['help', '--help', '-h', 'completion'].includes(first)) return true;
  if (first.startsWith('-')) return false;
  const command = program.commands.find((each) => each.name() === first);
  if (command === undefined) return true;
  return (
    first === 'check' && (rest.includes('--help') || rest.includes('-h') || unknownFlags(command, rest).length > 0)
  );
}

function unknownFlags(command: Command, words: readonly string[]): string[] {
  const known = new Set(command.options.flatMap(({ long, short }) => [long, short]));
  const flags = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0]!);
  return flags.filter((flag) => !known.has(flag) && flag !== '--help');
}

/** @returns the optional checks of extensions. Each runs only if its option is set */
export function checksOf(extensions: readonly ExtensionUse['extension'][]): RequestedCheck[] {
  return extensions.flatMap((extension) =>
    Object.keys(extension.check?.optional ?? {}).map((name) => ({ name, extension })),
  );
}

/**
 * @param program the commands of the core and of built-in extensions
 * @param words the words after `lectern`
 * @returns the optional checks of the site's extensions, if the command line has an unknown option
 * @throws ConfigError if the site's config fails, unless an option with a similar name is known
 */
export async function checksOfSite(program: Command, [first, ...rest]: readonly string[]): Promise<RequestedCheck[]> {
  const command = program.commands.find((each) => each.name() === 'check')!;
  const [unknown] = first === 'check' ? unknownFlags(command, rest) : [];
  if (unknown === undefined) return [];
  try {
    return distinctChecks(await siteExtensions(rest), command);
  } catch (error) {
    const names = command.options.flatMap(({ long }) => long ?? []);
    if (!(error instanceof ConfigError) || nearest(unknown, names) === undefined) throw error;
    return [];
  }
}

/** @throws ConfigError if two checks have the same name, or a check has the name of another option */
function distinctChecks(extensions: readonly OpenExtension[], command: Command): RequestedCheck[] {
  const taken = new Set(command.options.map(({ long }) => long));
  return extensions.flatMap(({ hooks, name: extension, key, configFile }) => {
    const checks = checksOf([hooks as unknown as ExtensionUse['extension']]);
    for (const { name } of checks) {
      const message = `the extension "${extension}" can't add a check "${name}": "lectern check" already has an option "--${name}"`;
      if (taken.has(`--${name}`)) throw refusal(configFile, { key, message, hint: 'rename the check' });
      taken.add(`--${name}`);
    }
    return checks;
  });
}

async function siteExtensions(words: readonly string[]): Promise<readonly OpenExtension[]> {
  const [{ openSite }, { findConfig }, { disk }] = await Promise.all([
    import('../../project/open-site.ts'),
    import('../../project/settings/load-config.ts'),
    import('../../fs/disk.ts'),
  ]);
  // Options are not parsed yet. So the site is the first word that is a folder with a config.
  for (const folder of [...words.filter((word) => !word.startsWith('-')), siteFolder(undefined)])
    if ((await findConfig(folder, disk)) !== undefined) return (await openSite(folder)).extensions;
  return [];
}
