import type { CorpusError } from '../../../corpus/index.ts';

/**
 * Whether an error is a CorpusError. `instanceof` is not enough, because another bundle contains another copy of the
 * class.
 */
export function isCorpusError(error: unknown): error is CorpusError {
  return error instanceof Error && error.name === 'CorpusError';
}

/** Returns undefined for an error about a missing file or page. Rethrows all other errors. */
export function nothingIfMissing(error: unknown): undefined {
  if (!isCorpusError(error) || error.reason !== 'missing') throw error;
}
