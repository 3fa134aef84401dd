import type { Messages } from './messages.ts';

/** What a file of translations holds: key → a text, or an object with a `message`. */
export type Written = Readonly<Record<string, unknown>>;

/** How texts come into a file that has some. */
export interface MergeOptions {
  /** Whether those that are there are written anew. */
  override?: boolean | undefined;
  /** Stands before each message that is written, so that it is seen what is yet to be translated. */
  messagePrefix?: string | undefined;
}

/** What became of a file. */
export interface MergedFile {
  /** Its text, which ends with a line break. */
  text: string;
  /** Keys that it had not. */
  added: string[];
  /** Keys that it has, and that nothing uses. */
  superfluous: string[];
}

/**
 * Adds what is lacking. What is there stays in its order with its messages; descriptions are those of now.
 *
 * @param written what the file holds; empty when there is none
 */
export function mergeMessages(written: Written, messages: Messages, options: MergeOptions = {}): MergedFile {
  const { override = false, messagePrefix = '' } = options;
  const merged = new Map<string, unknown>(Object.entries(written));
  for (const [key, { message, description }] of messages) {
    const before = merged.get(key);
    const isKept = before !== undefined && !override;
    // A text alone is a message, too.
    if (isKept && typeof before === 'string' && description === undefined) continue;
    const own = typeof before === 'object' && before !== null ? (before as Written) : { message: before };
    merged.set(key, {
      ...own,
      message: isKept ? own.message : messagePrefix + message,
      ...(description && { description }),
    });
  }
  return {
    text: `${JSON.stringify(Object.fromEntries(merged), null, 2)}\n`,
    added: [...messages.keys()].filter((key) => !Object.hasOwn(written, key)),
    superfluous: superfluousKeys(written, messages),
  };
}

/** @returns the keys that nothing uses */
export function superfluousKeys(written: Written, messages: Messages): string[] {
  return Object.keys(written).filter((key) => !messages.has(key));
}
