/** Whether a value is a plain object, and not an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** @returns the first line of the message of anything that code throws */
export function messageOf(error: unknown): string {
  try {
    const { message } = Object(error) as { message?: unknown };
    return (typeof message === 'string' ? message : String(error)).trim().split('\n')[0]!;
  } catch {
    return 'a value that cannot be converted to text';
  }
}

/** @returns the result of `messageOf`, without the name of the setting if the error is about a config */
export function reasonOf(error: unknown): string {
  const { problems } = Object(error) as { problems?: { message: string }[] };
  return messageOf(problems?.[0] ?? error);
}
