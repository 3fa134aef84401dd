/**
 * Calls a function of the host process.
 *
 * @throws RangeError of the realm if the call fails. An error object of the host would give page code access to the
 * host
 */
export function callHost<Result>(call: () => Result): Result {
  try {
    return call();
  } catch {
    throw new RangeError('Maximum call stack size exceeded');
  }
}
