import type { Diagnostic } from './diagnostic.ts';

/**
 * Ends a run that cannot collect its other diagnostics, because a step threw. The command line prints the diagnostics
 * and exits with code 1.
 */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(
    readonly diagnostics: readonly Diagnostic[],
    cause: unknown,
  ) {
    super(diagnostics.map(({ place, message }) => `${place.path}: ${message}`).join('\n'), { cause });
  }
}
