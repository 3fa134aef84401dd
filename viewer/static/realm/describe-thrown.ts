import { joinThrown, type Thrown } from '../../html/thrown.ts';

/** The maximum number of characters of a message. */
const longest = 2000;
/** The maximum number of characters of a stack. It is enough for about 50 calls. */
const longestStack = 10_000;

/** @returns a description of a thrown value. It is safe even if getters or methods of the value throw */
export function describeThrown(thrown: unknown): string {
  try {
    const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    return text.slice(0, longest);
  } catch {
    return 'a value that cannot be shown';
  }
}

/** @returns the description of a thrown value, with its stack if it has one */
export function thrownWithStack(thrown: unknown): Thrown {
  const stack = stackOf(thrown);
  return { reason: describeThrown(thrown), ...(stack !== undefined && { stack }) };
}

/** @returns the result of `thrownWithStack` as one string, because a string can leave the realm */
export function textOfThrown(thrown: unknown): string {
  return joinThrown(thrownWithStack(thrown));
}

function stackOf(thrown: unknown): string | undefined {
  try {
    const { stack } = thrown as { stack?: unknown };
    return typeof stack === 'string' ? stack.slice(0, longestStack) : undefined;
  } catch {
    return undefined;
  }
}
