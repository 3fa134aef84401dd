/**
 * Returns the message of any thrown value. Site code may throw undefined, a string, or an object whose message is not
 * a string. Reading a property of the value may throw again.
 */
export function thrownText(problem: unknown): string {
  const { message } = thrownParts(problem);
  if (message !== undefined) return message;
  try {
    return String(problem);
  } catch {
    return 'a value that cannot be converted to text';
  }
}

/** @returns message and stack of any thrown value. A property is absent if it is not a string or can't be read */
export function thrownParts(problem: unknown): { message?: string | undefined; stack?: string | undefined } {
  const textAt = (key: 'message' | 'stack') => {
    try {
      const value = (Object(problem) as Record<string, unknown>)[key];
      return typeof value === 'string' ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return { message: textAt('message'), stack: textAt('stack') };
}
