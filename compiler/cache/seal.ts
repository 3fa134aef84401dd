import { createHmac } from 'node:crypto';

/** What entries of a cache are sealed with: the holder of the key can decide what pages say. */
export type SealKey = string;

/**
 * @param name what the bytes are of, so that those of one entry are none of another
 * @returns a code that only a holder of the key can compute
 */
export function sealOf(key: SealKey, name: string, bytes: string | Uint8Array): string {
  return createHmac('sha256', key).update(`${name}\n`).update(bytes).digest('hex');
}
