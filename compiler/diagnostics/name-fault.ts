import { isArtifactPath } from '../values/file-names.ts';
import { overlongName, unportableCharacter, unportableName } from '../values/portable-name.ts';
import { diagnose } from './catalogue.ts';
import type { Diagnostic, Place } from './diagnostic.ts';

/**
 * @param output the path of a file or a page in the output, without the base URL
 * @param extension the extension of its file
 * @returns a diagnostic if not every system can store the name
 */
export function nameFault(output: string, place: Place, extension = ''): Diagnostic | undefined {
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
