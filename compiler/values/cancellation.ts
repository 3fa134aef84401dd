/** Wraps the reason of a cancellation, so that code can distinguish a cancellation from its own exceptions. */
export class Cancellation extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('this work was cancelled', { cause: reason });
    this.reason = reason;
  }
}
