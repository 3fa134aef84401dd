import type { Messages } from './messages.ts';

/** The content of a translation file: key → a string, or an object with a `message`. */
export type Written = Readonly<Record<string, unknown>>;

/** Options for merging messages into a file. */
export interface MergeOptions {
  /** Whether existing messages are overwritten. */
  override?: boolean | undefined;
  /** A prefix for each written message, which marks it as untranslated. */
  messagePrefix?: string | undefined;
}

/** The result of a merge. */
export interface MergedFile {
  /** The new source, which ends with a line break. */
  text: string;
  /** New keys. */
  added: string[];
  /** Unused keys. */
  superfluous: string[];
}

/**
 * Adds missing messages. Existing ones keep their order and message, and get current descriptions.
 *
 * @param written the content of the file; empty if there is none
 */
export function mergeMessages(written: Written, messages: Messages, options: MergeOptions = {}): MergedFile {
  const { override = false, messagePrefix = '' } = options;
  const merged = new Map<string, unknown>(Object.entries(written));
  for (const [key, { message, description }] of messages) {
    const before = merged.get(key);
    const isKept = before !== undefined && !override;
    // A plain string is also a message.
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

/** @returns the unused keys */
export function superfluousKeys(written: Written, messages: Messages): string[] {
  return Object.keys(written).filter((key) => !messages.has(key));
}
