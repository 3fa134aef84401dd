import type { Diagnostic } from '../diagnostic.ts';

/**
 * Thrown if a step failed, so that other diagnostics could not be collected. The command prints its
 * diagnostics and exits with code 1.
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
