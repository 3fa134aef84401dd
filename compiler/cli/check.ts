import { Command } from 'commander';
import { countDiagnostics } from '../diagnostics/format.ts';
import { print, printDiagnostics, printJson, printNotices, siteFolder } from './output.ts';
import { localeOption, stubMissingOption } from './site-options.ts';
import { parserOption } from './parser-option.ts';

interface Flags {
  json?: boolean;
  strict?: boolean;
  locale?: string;
  stubMissing?: boolean;
}

/** `lectern check [site]`: every diagnostic, and no output. */
export function checkCommand(): Command {
  return new Command('check')
    .description('report every fault of a site and write nothing')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--strict', 'let warnings fail the run, too')
    .option('--json', 'print the report as JSON')
    .addOption(localeOption())
    .addOption(stubMissingOption())
    .addOption(parserOption())
    .action(async (site: string | undefined, flags: Flags) => {
      const siteDir = siteFolder(site);
      const { inspect } = await import('../inspect.ts');
      const { diagnostics, notices } = await inspect(siteDir, flags);
      if (flags.json) printJson({ diagnostics });
      else {
        await printDiagnostics(diagnostics, siteDir);
        printNotices(notices);
        print(diagnostics.length === 0 ? 'No faults.' : `${countDiagnostics(diagnostics)}.`);
      }
      if (diagnostics.some(({ severity }) => severity === 'error' || flags.strict)) process.exitCode = 1;
    });
}
