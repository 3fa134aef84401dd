import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { isEqual } from '../../values/equal.ts';
import type { OutputClash } from '../artifact-paths.ts';
import { outputsOf, type GroupState } from './output-groups.ts';

/**
 * @param configFile path of the config. It is the location if no other location is known
 * @returns the diagnostic for a file that can't be in the output
 */
export function clashDiagnostic(
  { path: file, other, reason }: OutputClash,
  states: readonly GroupState[],
  configFile: string | undefined,
): Diagnostic {
  const files = [...new Set([file, other ?? file])];
  const origins = files
    .flatMap((each) => outputsOf(each, states))
    .flatMap(({ state, key }) => state.group.placeOf?.(key) ?? [])
    // Locations with a line or setting come first, because they are probably the cause.
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  const [place = { path: configFile ?? '.' }, second] = origins;
  const isOther = second !== undefined && !isEqual(second, place);
  const related = isOther ? [{ ...second, message: 'the source of the other output file' }] : undefined;
  return diagnose('output-path', place, { reason }, related);
}

/** Whether a location has a line or the name of a setting. */
function isExact({ line, setting }: Place): boolean {
  return line !== undefined || setting !== undefined;
}
