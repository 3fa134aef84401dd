/** A computation in steps that yields the promises it waits for. Without plugins it yields nothing. */
export type Steps<Result> = Generator<Promise<unknown>, Result, unknown>;

/** Waits for a promise within steps. @returns its value */
export function* wait<Value>(promise: Promise<Value>): Steps<Value> {
  return (yield promise) as Value;
}

/** @returns the result of steps that are synchronous */
export function finishNow<Result>(steps: Steps<Result>): Result {
  const { done, value } = steps.next();
  if (!done) throw new Error('these steps have to be waited for');
  return value;
}

/** @returns the result of steps after all promises; a rejected promise throws where it was yielded */
export async function finish<Result>(steps: Steps<Result>): Promise<Result> {
  let next = steps.next();
  while (!next.done) {
    const outcome = await next.value.then(
      (value) => ({ value }),
      (fault: unknown) => ({ fault }),
    );
    next = 'fault' in outcome ? steps.throw(outcome.fault) : steps.next(outcome.value);
  }
  return next.value;
}
