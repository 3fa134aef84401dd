/** A thrown value, converted to strings, because objects can't leave the page's JavaScript realm. */
export interface Thrown {
  reason: string;
  /** The stack of an error, as V8 writes it. Code of the page can change it. */
  stack?: string | undefined;
}

const separator = '\0';

/** @returns reason and stack in one string, because only primitive values can leave a JavaScript realm */
export function joinThrown({ reason, stack }: Thrown): string {
  return stack === undefined ? reason : reason + separator + stack;
}

/** @param text the result of `joinThrown` */
export function splitThrown(text: string): Thrown {
  const end = text.indexOf(separator);
  return end < 0 ? { reason: text } : { reason: text.slice(0, end), stack: text.slice(end + 1) };
}
