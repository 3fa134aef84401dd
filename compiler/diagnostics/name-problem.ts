import { isArtifactPath } from '../values/names/file-names.ts';
import { overlongName, unportableCharacter, unportableName } from '../values/names/portable-name.ts';
import { diagnose } from './catalogue.ts';
import type { Diagnostic, Place } from './diagnostic.ts';

/**
 * Checks that all common operating systems can store a file name.
 *
 * @param output path of a file or page in the output, without base URL
 * @param extension file extension that is added to the path of a page
 * @returns a diagnostic if a system can't store the name
 */
export function nameProblem(output: string, place: Place, extension = ''): Diagnostic | undefined {
  const inside = output.replace(/^\/+|\/+$/g, '');
  if (inside === '') return undefined;
  const tooLong = overlongName(inside, extension);
  if (tooLong !== undefined || !isArtifactPath(inside))
    return diagnose('impossible-name', place, { output, reason: tooLong });
  const reason = unportableName(inside);
  if (reason !== undefined) return diagnose('unportable-name', place, { output, reason });
  const character = unportableCharacter(inside);
  return character === undefined ? undefined : diagnose('unportable-character', place, { output, character });
}
