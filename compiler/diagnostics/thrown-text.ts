/**
 * Returns the message of an exception. Site code may throw anything: undefined, a string, an object with a message that
 * is not a string. Reading a property may throw again.
 */
export function thrownText(fault: unknown): string {
  const { message } = thrownParts(fault);
  if (message !== undefined) return message;
  try {
    return String(fault);
  } catch {
    return 'something that has no text';
  }
}

/** @returns the message and the stack of an exception, if they are strings that can be read */
export function thrownParts(fault: unknown): { message?: string | undefined; stack?: string | undefined } {
  const textAt = (key: 'message' | 'stack') => {
    try {
      const value = (Object(fault) as Record<string, unknown>)[key];
      return typeof value === 'string' ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return { message: textAt('message'), stack: textAt('stack') };
}
