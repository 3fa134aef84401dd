import { createHash } from 'node:crypto';

/** @returns the SHA-256 of bytes, or of a text as UTF-8, in hexadecimal */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
