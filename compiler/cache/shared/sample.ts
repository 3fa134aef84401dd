import { sha256 } from '../../fs/sha256.ts';

/**
 * Chooses a part of all entries by their keys, so that each machine chooses the same entries.
 *
 * @param share the part of the entries: 0.01 is one of a hundred
 * @returns whether an entry is chosen
 */
export function openSample(share: number): (key: string) => boolean {
  return (key) => share > 0 && Number.parseInt(sha256(`sample ${key}`).slice(0, 12), 16) < share * 16 ** 12;
}
