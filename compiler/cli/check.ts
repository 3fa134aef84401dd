import { Option, type Command } from 'commander';
import { countDiagnostics } from '../diagnostics/format.ts';
import type { RequestedCheck } from '../extensions/checks/optional-checks.ts';
import type { SeparateCheck } from '../extensions/hooks/check-hooks.ts';
import type { InspectOptions } from '../inspect.ts';
import { note, print, printCacheProblem, printDiagnostics, printNotices, siteFolder } from './output.ts';
import { SiteCommand } from './site-options.ts';
import { withProgress } from './progress.ts';
import { formatOption, printReport, showsProgress, type FormatFlags } from './report/format.ts';
import { takeBackHalfRename } from './taken-back.ts';

interface Flags extends FormatFlags, InspectOptions {
  strict?: boolean;
  quiet?: boolean;
}

/**
 * The command `lectern check [site]`. It reports all diagnostics and writes no output.
 *
 * @param checks optional checks, each of which runs only with an option such as `--spelling`
 */
export function checkCommand(checks: readonly RequestedCheck[]): Command {
  const separate = checks.flatMap(({ name, extension }) => {
    const check = extension.check!.optional![name]!;
    return 'instead' in check ? [{ name, check }] : [];
  });
  const attributes = separate.map(({ name }) => attributeOf(name));
  const command = new SiteCommand('check')
    .description('report all errors and warnings of a site, and write nothing')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--strict', 'also fail on warnings')
    .optionWithout(attributes, '--quiet', 'print only errors and warnings');
  for (const { name, extension } of checks) {
    const { description } = extension.check!.optional![name]!;
    if (separate.some((each) => each.name === name)) command.option(`--${name}`, description);
    else command.optionWithout(attributes, `--${name}`, description);
  }
  return command
    .optionWithout(attributes, '--since <ref>', 'report only files that differ from this commit, branch or tag')
    .addOption(formatOption())
    .option('--json', 'print the report as JSON, as --format json does')
    .siteOptions('locale', 'against', 'config', 'stubMissing', 'cacheDir', 'parser')
    .action(async (site: string | undefined, flags: Flags) => {
      const siteDir = siteFolder(site);
      await takeBackHalfRename(siteDir);
      const isSet = ({ name }: { name: string }) => command.getOptionValue(attributeOf(name)) === true;
      const instead = separate.find(isSet);
      if (instead) return reportSeparate(instead, siteDir, flags);
      const { inspect } = await import('../inspect.ts');
      const requested = checks.filter(isSet);
      const { diagnostics, notices, summaries, cacheFault } = await withProgress(showsProgress(flags), (onProgress) =>
        inspect(siteDir, { ...flags, checks: requested, rehearse: true, onProgress }),
      );
      const results = [...summaries].map(([name, { json }]) => [name, json] as const);
      await printReport(flags, {
        command: 'check',
        folder: siteDir,
        problems: diagnostics,
        json: { diagnostics, ...Object.fromEntries(results) },
        async text() {
          await printDiagnostics(diagnostics, siteDir);
          if (flags.quiet) return;
          printNotices(notices);
          for (const { lines } of summaries.values()) for (const line of lines) note(line);
          printCacheProblem(cacheFault);
          print(
            diagnostics.length === 0
              ? flags.since === undefined
                ? 'No errors or warnings.'
                : `No errors or warnings since ${flags.since}.`
              : `${countDiagnostics(diagnostics)}.`,
          );
        },
      });
      if (diagnostics.some(({ severity }) => severity === 'error' || flags.strict)) process.exitCode = 1;
    });
}

/** @returns the key of an option's value in Commander: `spell-check` → `spellCheck` */
function attributeOf(name: string): string {
  return new Option(`--${name}`).attributeName();
}

async function reportSeparate(
  { name, check }: { name: string; check: SeparateCheck },
  siteDir: string,
  flags: Flags,
): Promise<void> {
  const { locale, stubMissing, config, strict } = flags;
  const { commandTools } = await import('./extensions/command-line.ts');
  const { diagnostics, json, lines, isIncomplete } = await check.instead(commandTools, {
    siteDir,
    locale,
    stubMissing,
    config,
  });
  await printReport(flags, {
    command: `check --${name}`,
    folder: siteDir,
    problems: diagnostics,
    json,
    async text() {
      await printDiagnostics(diagnostics, siteDir);
      for (const line of lines) print(line);
    },
  });
  if (diagnostics.length > 0 || (strict && isIncomplete)) process.exitCode = 1;
}
