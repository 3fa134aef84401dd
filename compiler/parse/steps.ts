/**
 * A generator that yields each promise for which it waits. Without asynchronous plugins it yields nothing, so it can
 * run synchronously.
 */
export type Steps<Result> = Generator<Promise<unknown>, Result, unknown>;

/** Yields a promise. @returns the resolved value */
export function* wait<Value>(promise: Promise<Value>): Steps<Value> {
  return (yield promise) as Value;
}

/** @returns the result of steps that yield no promise */
export function finishNow<Result>(steps: Steps<Result>): Result {
  const { done, value } = steps.next();
  if (!done) throw new Error('the computation must be synchronous, but it waits for a promise');
  return value;
}

/** Runs steps and awaits each yielded promise. A rejection is thrown at the `yield`. */
export async function finish<Result>(steps: Steps<Result>): Promise<Result> {
  let next = steps.next();
  while (!next.done) {
    const outcome = await next.value.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    next = 'error' in outcome ? steps.throw(outcome.error) : steps.next(outcome.value);
  }
  return next.value;
}
