import { createHmac } from 'node:crypto';

/** What entries of a cache are sealed with: whoever has it is trusted with what pages say. */
export type SealKey = string;

/**
 * @param name what the bytes are of, so that those of one entry are none of another
 * @returns what only who has the key can tell of these bytes
 */
export function sealOf(key: SealKey, name: string, bytes: string | Uint8Array): string {
  return createHmac('sha256', key).update(`${name}\n`).update(bytes).digest('hex');
}
