import { countDiagnostics } from '../diagnostics/format.ts';
import type { SessionReport } from '../session.ts';
import type { WatchOutcome } from '../watch.ts';
import { changeLine, pagesAmong } from './change-line.ts';
import { causeLines, dependencyLines } from './explanation.ts';
import { explain } from './failure.ts';
import { note, print, printCacheFault, printDiagnostics, printNotices } from './output.ts';
import { stageLines } from './stage-lines.ts';

/** Options for what is printed in addition to changes. */
export interface WatchReportOptions {
  /** Whether to print the time of each stage. */
  verbose?: boolean | undefined;
  /** A page. Its dependencies, and the reasons for its rebuilds, are printed. */
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
  { verbose: isVerbose, explain: wanted, onOutcome }: WatchReportOptions = {},
): (outcome: WatchOutcome) => Promise<void> {
  let known = new Set<string>();
  let failure: string | undefined;
  let wasExplained = false;
  let wasNoticed = false;
  let toldOfCache: string | undefined;
  return async (outcome) => {
    onOutcome?.();
    if ('error' in outcome) {
      const text = explain(outcome.error);
      if (text !== failure) note(text.trimEnd());
      failure = text;
      return;
    }
    const { report, isCheck } = outcome;
    const faults = new Map(report.diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
    const added = [...faults].filter(([key]) => !known.has(key)).map(([, diagnostic]) => diagnostic);
    // After a save, pages were already reported. Files that the following check writes are not reported
    // again.
    const hasChanged = isCheck ? pagesAmong(report.changed).length > 0 : report.changed.length > 0;
    const isNew = hasChanged || failure !== undefined || added.length > 0 || faults.size < known.size;
    known = new Set(faults.keys());
    failure = undefined;
    await printDiagnostics(added, siteDir);
    if (!wasNoticed) printNotices(report.notices);
    wasNoticed = true;
    const { cacheFault } = report.stats;
    if (cacheFault?.message !== toldOfCache) printCacheFault(cacheFault);
    toldOfCache = cacheFault?.message;
    if (isNew && isVerbose) stageLines(report.stats.stages).forEach(note);
    const { explanation } = report;
    const isFirst = wanted !== undefined && report.published && !wasExplained;
    if (isFirst) dependencyLines(wanted, explanation).forEach(note);
    else if (explanation && report.changed.includes(explanation.file)) causeLines(explanation).forEach(note);
    wasExplained ||= isFirst;
    if (isNew) print(lineOf(report));
  };
}

function lineOf({ published, changed, diagnostics, stats }: SessionReport): string {
  const faults = diagnostics.length === 0 ? 'no warnings' : countDiagnostics(diagnostics);
  if (!published) return `Nothing was published: ${faults}. The last output is unchanged.`;
  return changeLine(changed, stats.milliseconds, faults);
}
