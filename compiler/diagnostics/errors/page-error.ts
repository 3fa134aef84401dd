import { ConfigError } from './problem.ts';
import { isMachineError } from '../../fs/environment-error.ts';
import { Cancellation } from '../../values/cancellation.ts';
import { diagnose } from '../catalogue.ts';
import { ContentError } from './content-error.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { thrownText } from '../thrown-text.ts';

/** An exception while a page is built from its source. The rest of the site is compiled without that page. */
export class PageError extends Error {
  readonly source: string;

  constructor(source: string, cause: unknown) {
    super(thrownText(cause), { cause });
    this.source = source;
  }

  /** The exception converted to a diagnostic. */
  get diagnostic(): Diagnostic {
    return diagnose('page-failed', { path: this.source }, { reason: this.message });
  }
}

/** An exception in a step that doesn't process a single source. Example: building a feed. */
export class StepError extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(thrownText(cause), { cause });
    this.step = step;
  }
}

/**
 * Runs a step, and adds the step's name or the source to its exceptions.
 *
 * @param step name of the step, for messages
 * @param sourceOf returns the path of the source, if the step processes a source. Called only after an exception
 * @throws PageError or StepError instead of the exception of `run`, unless that exception already has a location
 */
export async function ofStep<Value>(
  step: string,
  sourceOf: () => string | undefined,
  run: () => Promise<Value>,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (isMarked(error)) throw error;
    const source = sourceOf();
    throw source === undefined ? new StepError(step, error) : new PageError(source, error);
  }
}

/**
 * Runs code that processes a source, and adds the source to its exceptions.
 *
 * @param source path of the source
 * @throws PageError instead of an exception without a location
 */
export function ofSource<Value>(source: string, make: () => Value): Value {
  try {
    const value = make();
    if (!(value instanceof Promise)) return value;
    return value.catch((error: unknown) => rethrow(source, error)) as Value;
  } catch (error) {
    return rethrow(source, error);
  }
}

function rethrow(source: string, error: unknown): never {
  throw isMarked(error) ? error : new PageError(source, error);
}

/** @returns whether an exception already has a location, or needs no location */
export function isMarked(error: unknown): boolean {
  const isOfContent = error instanceof PageError || error instanceof StepError || error instanceof ContentError;
  return isOfContent || error instanceof ConfigError || isMachineError(error) || error instanceof Cancellation;
}
