import path from 'node:path';
import { unusableCharacter } from '../values/unusable-character.ts';

/** Whether a path is relative, in normal form, and below the folder that it belongs to. */
export function isSafePath(given: string): boolean {
  const isNormal = given === path.posix.normalize(given) && !/^\.\.?(?:\/|$)|^\/|\/$|\\|^[a-z]:/i.test(given);
  return given !== '' && isNormal && unusableCharacter(given) === undefined;
}
