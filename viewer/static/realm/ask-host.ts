/**
 * Calls a function of the host.
 *
 * @throws RangeError of the realm if the call fails: an error of the host would lead page code to the host
 */
export function askHost<Result>(call: () => Result): Result {
  try {
    return call();
  } catch {
    throw new RangeError('Maximum call stack size exceeded');
  }
}
