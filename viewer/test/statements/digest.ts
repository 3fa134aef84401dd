import { createHash } from 'node:crypto';
import type { Statement } from './statement.ts';

/** Tells a test and what breaks it from every other: a statement that changes in either has to be seen to fail again. */
export function digest({ test, broken }: Statement): string {
  return createHash('sha256')
    .update(JSON.stringify([test, broken]))
    .digest('hex')
    .slice(0, 16);
}
