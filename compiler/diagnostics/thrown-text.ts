/**
 * What a fault says of itself. Code of a site may throw anything: nothing, a text, an object whose message is none, or one
 * that throws again when it is asked.
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

/** @returns the message of a fault and where it came from, as far as these are texts that can be read */
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
