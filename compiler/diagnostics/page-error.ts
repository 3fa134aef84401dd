import { ConfigError } from '../config/problem.ts';
import { isMachineError } from '../fs/environment-error.ts';
import { Cancellation } from '../incremental/cancellation.ts';
import { diagnose } from './catalogue.ts';
import { ContentError } from './content-error.ts';
import type { Diagnostic } from './diagnostic.ts';
import { thrownText } from './thrown-text.ts';

/** An exception between a source and its page. The rest of the site is compiled without that page. */
export class PageError extends Error {
  readonly source: string;

  constructor(source: string, cause: unknown) {
    super(thrownText(cause), { cause });
    this.source = source;
  }

  /** The exception as a diagnostic. */
  get diagnostic(): Diagnostic {
    return diagnose('page-failed', { path: this.source }, { reason: this.message });
  }
}

/** An exception in a step that writes files for no single source, for example a feed. */
export class StepError extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(thrownText(cause), { cause });
    this.step = step;
  }
}

/**
 * Marks the exceptions of a step, or of one source in it.
 *
 * @param step its name, for messages
 * @param sourceOf returns the path of the source, if the step has one; called only after an exception
 * @throws PageError or StepError instead of the exception of `run`, unless its cause is known already
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
 * Marks the exceptions of code that processes one source.
 *
 * @param source its path
 * @throws PageError for an exception of `make` without a location
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

/** @returns whether an error has its location, or needs none */
export function isMarked(error: unknown): boolean {
  const isOfContent = error instanceof PageError || error instanceof StepError || error instanceof ContentError;
  return isOfContent || error instanceof ConfigError || isMachineError(error) || error instanceof Cancellation;
}
