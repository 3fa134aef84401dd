import path from 'node:path';
import pc from 'picocolors';
import { ConfigError } from './config/problem.ts';
import type { DevFault } from '../corpus/dev-update.ts';
import { codeFrame, placeText } from './diagnostics/format.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { readSource } from './fs/disk.ts';
import type { WatchOutcome } from './watch.ts';

/** The faults that open pages show: those that keep the output from being updated. */
export async function devFaults(outcome: WatchOutcome, siteDir: string): Promise<DevFault[]> {
  if ('report' in outcome) {
    const errors = outcome.report.diagnostics.filter(({ severity }) => severity === 'error');
    return Promise.all(errors.map((error) => faultOf(error, siteDir)));
  }
  const { error } = outcome;
  if (error instanceof ConfigError) {
    return error.problems.map(({ key, message, hint }) => ({
      where: key === error.file ? key : `${error.file}: ${key}`,
      message,
      hint,
    }));
  }
  return [{ where: 'lectern dev', message: error instanceof Error ? error.message : String(error) }];
}

const plain = pc.createColors(false);

async function faultOf({ place, rule, message, hint }: Diagnostic, siteDir: string): Promise<DevFault> {
  const source = place.line === undefined ? undefined : await readSource(path.resolve(siteDir, place.path));
  const frame = source === undefined ? [] : codeFrame(source, place, plain);
  return { where: placeText(place), message, rule, hint, frame: frame.length > 0 ? frame.join('\n') : undefined };
}
