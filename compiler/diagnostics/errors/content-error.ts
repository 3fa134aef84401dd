import type { Diagnostic } from '../diagnostic.ts';

/**
 * Thrown if a step fails and the remaining diagnostics can't be collected. The command prints the diagnostics of this
 * error and exits with code 1.
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
