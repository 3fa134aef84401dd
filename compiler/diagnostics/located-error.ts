import { ConfigError } from '../config/problem.ts';
import { isMachineError } from '../fs/environment-error.ts';
import { diagnose } from './catalogue.ts';
import { ContentError } from './content-error.ts';
import { PageError, StepError } from './page-error.ts';
import { thrownText } from './thrown-text.ts';

/**
 * Gives an exception its location. Content may cause any exception, so every command passes its errors through here.
 *
 * @param where the path of the file or folder that the run reads, for an exception that names no file
 * @returns a ContentError; ConfigError, ContentError and errors of the machine stay as they are
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
