import { ConfigError } from './problem.ts';
import { isMachineError } from '../../fs/environment-error.ts';
import { diagnose } from '../catalogue.ts';
import { ContentError } from './content-error.ts';
import { PageError, StepError } from './page-error.ts';
import { thrownText } from '../thrown-text.ts';

/**
 * Adds a location to an exception. All commands call this function, because content can cause any exception.
 *
 * @param where returns the path of the file or folder that the command reads; used if the exception has no file
 * @returns a ContentError. A ConfigError, a ContentError, and errors of disk, network or process are returned
 * unchanged
 */
export function locatedError(error: unknown, where: () => string): unknown {
  const isKnown = error instanceof ConfigError || error instanceof ContentError;
  if (isKnown || isMachineError(error)) return error;
  if (error instanceof PageError) {
    const { source, message: reason, cause } = error;
    return new ContentError([diagnose('file-failed', { path: source }, { reason })], cause);
  }
  const { step, cause } = error instanceof StepError ? error : { step: undefined, cause: error };
  return new ContentError([diagnose('step-failed', { path: where() }, { step, reason: thrownText(cause) })], cause);
}
