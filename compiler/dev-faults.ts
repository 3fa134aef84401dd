import pc from 'picocolors';
import { ConfigError } from './config/problem.ts';
import type { DevFault } from '../corpus/dev-update.ts';
import { codeFrame, leftOutText, placeText } from './diagnostics/format.ts';
import { errorsIn, type Place } from './diagnostics/diagnostic.ts';
import { shownByFile, type ShownOfFile } from './diagnostics/shown.ts';
import { readPlace } from './project/git/git-versions.ts';
import type { WatchOutcome } from './watch.ts';
import { thrownText } from './diagnostics/thrown-text.ts';

/** Returns the diagnostics that open pages show: the errors that prevent updating the output. */
export async function devFaults(outcome: WatchOutcome, siteDir: string): Promise<DevFault[]> {
  if ('report' in outcome) {
    const faults = [...shownByFile(errorsIn(outcome.report.diagnostics))].map((file) => faultsOfFile(file, siteDir));
    return (await Promise.all(faults)).flat();
  }
  const { error } = outcome;
  if (error instanceof ConfigError) {
    return error.problems.map((problem) => {
      const { key, message, hint, at } = problem;
      const { path, text } = error.fileOf(problem);
      const where = key === error.file ? key : placeText({ path, ...at }) + (key === path ? '' : `: ${key}`);
      return { where, message, hint, frame: frameOf(text, at) };
    });
  }
  return [{ where: 'lectern dev', message: thrownText(error) }];
}

const plain = pc.createColors(false);

async function faultsOfFile({ path, shown, left }: ShownOfFile, siteDir: string): Promise<DevFault[]> {
  const hasLines = shown.some(({ place }) => place.line !== undefined);
  const source = hasLines ? await readPlace(siteDir, path) : undefined;
  const faults = shown.map(({ place, rule, message, hint }) => {
    const frame = place.line === undefined ? undefined : frameOf(source, place);
    return { where: placeText(place), message, rule, hint, frame };
  });
  const others = left.map(({ first: { rule }, count }) => ({
    where: placeText({ path }),
    message: leftOutText(count),
    rule,
  }));
  return [...faults, ...others];
}

function frameOf(source: string | undefined, at: Omit<Place, 'path'> | undefined): string | undefined {
  const frame = source === undefined || at === undefined ? [] : codeFrame(source, at, plain);
  return frame.length > 0 ? frame.join('\n') : undefined;
}
