import pc from 'picocolors';
import { ConfigError } from './diagnostics/errors/problem.ts';
import type { DevError } from '../corpus/dev-update.ts';
import { codeFrame, leftOutText, placeText } from './diagnostics/format.ts';
import { errorsIn, type Place } from './diagnostics/diagnostic.ts';
import { shownByFile, type ShownOfFile } from './diagnostics/shown.ts';
import { readPlace } from './project/git/git-versions.ts';
import type { WatchOutcome } from './watch.ts';
import { thrownText } from './diagnostics/thrown-text.ts';

/** Returns the errors that prevent an update of the output. Open pages show these errors. */
export async function devErrors(outcome: WatchOutcome, siteDir: string): Promise<DevError[]> {
  if ('report' in outcome) {
    const problems = [...shownByFile(errorsIn(outcome.report.diagnostics))].map((file) =>
      problemsOfFile(file, siteDir),
    );
    return (await Promise.all(problems)).flat();
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

async function problemsOfFile({ path, shown, left }: ShownOfFile, siteDir: string): Promise<DevError[]> {
  const hasLines = shown.some(({ place }) => place.line !== undefined);
  const source = hasLines ? await readPlace(siteDir, path) : undefined;
  const problems = shown.map(({ place, rule, message, hint }) => {
    const frame = place.line === undefined ? undefined : frameOf(source, place);
    return { where: placeText(place), message, rule, hint, frame };
  });
  const others = left.map(({ first: { rule }, count }) => ({
    where: placeText({ path }),
    message: leftOutText(count),
    rule,
  }));
  return [...problems, ...others];
}

function frameOf(source: string | undefined, at: Omit<Place, 'path'> | undefined): string | undefined {
  const frame = source === undefined || at === undefined ? [] : codeFrame(source, at, plain);
  return frame.length > 0 ? frame.join('\n') : undefined;
}
