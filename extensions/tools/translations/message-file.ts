import type { ReadMessage, ReadSite } from '../../../compiler/index.ts';

/** Translation key → message in the default language. */
export type Messages = ReadonlyMap<string, Pick<ReadMessage, 'message' | 'description'>>;

/** The content of a UI string file: key → a string, or an object with `message`. */
export type Written = Readonly<Record<string, unknown>>;

/** Options for adding messages to a file. */
export interface MergeOptions {
  /** Whether messages that the file already contains are overwritten. */
  override?: boolean | undefined;
  /** Prefix of added messages, for example to mark them as untranslated. */
  messagePrefix?: string | undefined;
}

/** The result of adding messages to a file. */
export interface MergedFile {
  /** The new content. It ends with a line break. */
  text: string;
  /** Keys that were added. */
  added: string[];
  /** Keys in the file that the site doesn't use. */
  superfluous: string[];
}

/**
 * Adds missing messages to a UI string file. Existing messages stay in their order, and their descriptions
 * are updated.
 *
 * @param written content of the file; empty if it doesn't exist
 */
export function mergeMessages(written: Written, messages: Messages, options: MergeOptions = {}): MergedFile {
  const { override = false, messagePrefix = '' } = options;
  const merged = new Map<string, unknown>(Object.entries(written));
  for (const [key, { message, description }] of messages) {
    const before = merged.get(key);
    const isKept = before !== undefined && !override;
    // A file may also contain a plain string instead of an object, if the message has no description.
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

/** @returns the keys in a file that the site doesn't use */
export function superfluousKeys(written: Written, messages: Messages): string[] {
  return Object.keys(written).filter((key) => !messages.has(key));
}

/**
 * @param file path relative to the site's folder
 * @returns the content of a UI string file; empty if it doesn't exist or can't be read. Errors in it are
 * reported when the site is scanned
 */
export async function readMessageFile(file: string, { files }: Pick<ReadSite, 'files'>): Promise<Written> {
  try {
    const value: unknown = JSON.parse((await files.read(file)) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Written) : {};
  } catch {
    return {};
  }
}
