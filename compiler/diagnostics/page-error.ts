import { EnvironmentError } from '../fs/environment-error.ts';
import { diagnose } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import { thrownText } from './thrown-text.ts';

/** An exception on the way from a source to its page. The rest of the site is made without that page. */
export class PageError extends Error {
  readonly source: string;

  constructor(source: string, cause: unknown) {
    super(thrownText(cause), { cause });
    this.source = source;
  }

  /** The same as a fault of the content. */
  get diagnostic(): Diagnostic {
    return diagnose('page-failed', { path: this.source }, { reason: this.message });
  }
}

/**
 * Marks what is made of one source.
 *
 * @param source its path
 * @throws PageError in place of whatever `make` throws, unless the machine is at fault
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
  const isOther = error instanceof PageError || error instanceof EnvironmentError;
  throw isOther ? error : new PageError(source, error);
}
