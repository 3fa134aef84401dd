import type { CorpusError } from '../../../corpus/index.ts';

/** Whether an error comes from a reader of a corpus. The reader may be another copy of the class. */
export function isCorpusError(error: unknown): error is CorpusError {
  return error instanceof Error && error.name === 'CorpusError';
}

/** Handles an error of a file or a page that may be missing. Other errors are thrown again. */
export function nothingIfMissing(error: unknown): undefined {
  if (!isCorpusError(error) || error.reason !== 'missing') throw error;
}
