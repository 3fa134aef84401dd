import { Command } from 'commander';
import { countDiagnostics } from '../diagnostics/format.ts';
import { print, printCacheFault, printDiagnostics, printJson, printNotices, siteFolder } from './output.ts';
import { cacheDirOption, localeOption, stubMissingOption } from './site-options.ts';
import { parserOption } from './parser-option.ts';
import { translationLines } from './translation-lines.ts';

interface Flags {
  json?: boolean;
  strict?: boolean;
  locale?: string;
  stubMissing?: boolean;
  cacheDir?: string;
  translations?: boolean;
}

/** `lectern check [site]`: every diagnostic, and no output. */
export function checkCommand(): Command {
  return new Command('check')
    .description('report every fault of a site and write nothing')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--strict', 'let warnings fail the run, too')
    .option('--translations', 'report instead how far each language is translated, and what of it is stale')
    .option('--json', 'print the report as JSON')
    .addOption(localeOption())
    .addOption(stubMissingOption())
    .addOption(cacheDirOption())
    .addOption(parserOption())
    .action(async (site: string | undefined, flags: Flags) => {
      const siteDir = siteFolder(site);
      if (flags.translations) return reportTranslations(siteDir, flags);
      const { inspect } = await import('../inspect.ts');
      const { diagnostics, notices, cacheFault } = await inspect(siteDir, flags);
      if (flags.json) printJson({ diagnostics });
      else {
        await printDiagnostics(diagnostics, siteDir);
        printNotices(notices);
        printCacheFault(cacheFault);
        print(diagnostics.length === 0 ? 'No faults.' : `${countDiagnostics(diagnostics)}.`);
      }
      if (diagnostics.some(({ severity }) => severity === 'error' || flags.strict)) process.exitCode = 1;
    });
}

async function reportTranslations(siteDir: string, { locale, stubMissing, json, strict }: Flags): Promise<void> {
  const [{ checkTranslations }, { isComplete }] = await Promise.all([
    import('../check-translations.ts'),
    import('../translations/report.ts'),
  ]);
  const report = await checkTranslations(siteDir, { locales: locale === undefined ? [] : [locale], stubMissing });
  if (json) printJson(report);
  else {
    await printDiagnostics(report.diagnostics, siteDir);
    for (const line of translationLines(report)) print(line);
  }
  if (report.diagnostics.length > 0 || (strict && !report.locales.every(isComplete))) process.exitCode = 1;
}
