import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Shard } from '../cache/cache.ts';
import type { CompileOptions, CompileReport } from '../compile-report.ts';
import { countDiagnostics, plural } from '../diagnostics/format.ts';
import { keepCode } from './engine.ts';
import { dependencyLines } from './explanation.ts';
import { interrupted } from './failure.ts';
import { bytesText, note, print, printCacheProblem, printDiagnostics, printNotices, siteFolder } from './output.ts';
import { openProgress, withProgress } from './progress.ts';
import { formatOption, printReport, showsProgress, type FormatFlags } from './report/format.ts';
import { stageLines } from './stage-lines.ts';
import { SiteCommand, wholeNumber } from './site-options.ts';
import { takeBackHalfRename } from './taken-back.ts';
import { watchReporter } from './watch-reporter.ts';

interface Flags extends CompileOptions, FormatFlags {
  shard?: Shard;
  watch?: boolean;
  verbose?: boolean;
  quiet?: boolean;
  locale?: string;
}

/** The command `lectern compile [site]`. */
export function compileCommand(): Command {
  return new SiteCommand('compile')
    .description('compile a site into its output folder')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--out-dir <dir>', 'the output folder (default: dist in the folder of the site)')
    .optionWithout(['json', 'format', 'quiet'], '--watch', 'compile again whenever something changes')
    .option('--jobs <n>', 'the number of threads (default: depends on the size of the site)', wholeNumber(1, 64))
    .addOption(
      new Option(
        '--shard <i/n>',
        'only parse a part of the documents and store it in the shared cache; 3/8 is the third of eight parts',
      )
        .argParser(shardIn)
        .conflicts(['watch', 'cache', 'explain', 'json', 'format']),
    )
    .option('--no-cache', 'parse all files again, and write no cache')
    .addOption(
      new Option('--verify-cache <share>', 'rebuild a part of the cached entries, and compare: 1%')
        .argParser(shareIn)
        .conflicts(['watch', 'cache']),
    )
    .option('--strict', 'also fail on warnings')
    .option('--quiet', 'print only errors and warnings')
    .addOption(formatOption())
    .option('--json', 'print the report as JSON, as --format json does')
    .option('--verbose', 'print the duration of each stage')
    .option('--explain <page>', 'print the dependencies of a page, and with --watch the reason for each rebuild')
    .siteOptions('locale', 'against', 'config', 'stubMissing', 'cacheDir', 'parser')
    .action(async (site: string | undefined, flags: Flags) => {
      const siteDir = siteFolder(site);
      await takeBackHalfRename(siteDir);
      if (flags.watch) {
        const ended = interrupted();
        keepCode();
        const { watchSite } = await import('../watch.ts');
        const progress = openProgress(true);
        const watch = await watchSite(
          siteDir,
          { ...flags, onProgress: progress.report },
          watchReporter(siteDir, { ...flags, onOutcome: progress.end }),
        );
        print('Watching for changes.');
        process.exitCode = await ended;
        return watch.close();
      }
      if (flags.shard) return parseForOthers(siteDir, flags, flags.shard);
      const { lastReport } = await import('../output/last-compile.ts');
      const compiled = async () => {
        const { compile } = await import('../compile.ts');
        return withProgress(showsProgress(flags), (onProgress) => compile(siteDir, { ...flags, onProgress }));
      };
      const report = (await lastReport(siteDir, flags)) ?? (await compiled());
      const requested = report.published ? flags.explain : undefined;
      if (flags.verbose) stageLines(report.stats.stages).forEach(note);
      await printReport(flags, {
        command: 'compile',
        folder: siteDir,
        problems: report.diagnostics,
        // The list of changed files is left out, because it may be very long.
        json: { ...report, changed: undefined },
        async text() {
          await printDiagnostics(report.diagnostics, siteDir);
          if (!flags.quiet) {
            printNotices(report.notices);
            printCacheProblem(report.stats.cacheFault);
          }
          if (requested !== undefined) dependencyLines(requested, report.explanation).forEach(note);
          if (!flags.quiet) print(summary(report));
        },
      });
      if (!report.published || (requested !== undefined && !report.explanation)) process.exitCode = 1;
    });
}

/** @returns `3/8` as a shard */
function shardIn(text: string): Shard {
  const [index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (index !== undefined && count !== undefined && index <= count) return { index, count };
  throw new InvalidArgumentError('expected the number of a part and the number of parts, such as 3/8');
}

/** @returns `1%` as 0.01 */
function shareIn(text: string): number {
  const percent = /^(\d{1,3}(?:\.\d{1,3})?)%$/.exec(text)?.[1];
  if (percent !== undefined && Number(percent) <= 100) return Number(percent) / 100;
  throw new InvalidArgumentError('expected a part of the entries, such as 1%');
}

async function parseForOthers(siteDir: string, flags: Flags, shard: Shard): Promise<void> {
  const { parseShard } = await import('../inspect.ts');
  const { documents, parsed, cacheFault } = await withProgress(showsProgress(flags), (onProgress) =>
    parseShard(siteDir, { ...flags, onProgress }, shard),
  );
  if (flags.quiet) return;
  printCacheProblem(cacheFault);
  const { index, count } = shard;
  print(`Part ${index} of ${count}: ${plural(documents, 'document')}, ${documents - parsed} of them from the cache`);
}

/** Formats the summary: `48 pages in 1.2 s, 1 page rendered with an error, 2 warnings, 45 of 48 documents from the cache, 1.1 MB written`. */
function summary({ pages, failedPages = 0, diagnostics, published, stats }: CompileReport): string {
  const { documents, parsed, rendered, milliseconds, bytes } = stats;
  const problems = diagnostics.length === 0 ? 'no warnings' : countDiagnostics(diagnostics);
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  if (!published) return `Nothing was published: ${problems}. The last output is unchanged. (${seconds})`;
  const failed = failedPages === 0 ? '' : `${plural(failedPages, 'page')} rendered with an error, `;
  const made = rendered === undefined ? '' : `${plural(rendered, 'page')} rendered, `;
  return `${plural(pages, 'page')} in ${seconds}, ${failed}${problems}, ${documents - parsed} of ${plural(documents, 'document')} from the cache, ${made}${bytesText(bytes)} written`;
}
