import { countDiagnostics } from '../diagnostics/format.ts';
import type { SessionReport } from '../session.ts';
import type { WatchOutcome } from '../watch.ts';
import { changeLine, pagesAmong } from './change-line.ts';
import { causeLines, dependencyLines } from './explanation.ts';
import { explain } from './failure.ts';
import { note, print, printCacheProblem, printDiagnostics, printNotices } from './output.ts';
import { stageLines } from './stage-lines.ts';

/** Options for the output of watch mode. */
export interface WatchReportOptions {
  /** Whether to print the time of each stage. */
  verbose?: boolean | undefined;
  /** A page for which dependencies and reasons of rebuilds are printed. */
  explain?: string | undefined;
  /** Called before anything is printed for an outcome. */
  onOutcome?: (() => void) | undefined;
}

/**
 * Prints the outcome of each rebuild of a watched site. Only new diagnostics are printed, and nothing if
 * nothing changed.
 *
 * @returns a function to call with each outcome
 */
export function watchReporter(
  siteDir: string,
  { verbose: isVerbose, explain: requested, onOutcome }: WatchReportOptions = {},
): (outcome: WatchOutcome) => Promise<void> {
  let known = new Set<string>();
  let failure: string | undefined;
  let wasExplained = false;
  let wasNoticed = false;
  let reportedCacheError: string | undefined;
  return async (outcome) => {
    onOutcome?.();
    if ('error' in outcome) {
      const text = explain(outcome.error);
      if (text !== failure) note(text.trimEnd());
      failure = text;
      return;
    }
    const { report, isCheck } = outcome;
    const problems = new Map(report.diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
    const added = [...problems].filter(([key]) => !known.has(key)).map(([, diagnostic]) => diagnostic);
    // A save may be followed by a full check. The changed pages were already reported, so a check that changes no page
    // prints nothing.
    const hasChanged = isCheck ? pagesAmong(report.changed).length > 0 : report.changed.length > 0;
    const isNew = hasChanged || failure !== undefined || added.length > 0 || problems.size < known.size;
    known = new Set(problems.keys());
    failure = undefined;
    await printDiagnostics(added, siteDir);
    if (!wasNoticed) printNotices(report.notices);
    wasNoticed = true;
    const { cacheFault } = report.stats;
    if (cacheFault?.message !== reportedCacheError) printCacheProblem(cacheFault);
    reportedCacheError = cacheFault?.message;
    if (isNew && isVerbose) stageLines(report.stats.stages).forEach(note);
    const { explanation } = report;
    const isFirst = requested !== undefined && report.published && !wasExplained;
    if (isFirst) dependencyLines(requested, explanation).forEach(note);
    else if (explanation && report.changed.includes(explanation.file)) causeLines(explanation).forEach(note);
    wasExplained ||= isFirst;
    if (isNew) print(lineOf(report));
  };
}

function lineOf({ published, changed, diagnostics, stats }: SessionReport): string {
  const problems = diagnostics.length === 0 ? 'no warnings' : countDiagnostics(diagnostics);
  if (!published) return `Nothing was published: ${problems}. The last output is unchanged.`;
  return changeLine(changed, stats.milliseconds, problems);
}
