/** A text that can be said in another language. */
export interface Message {
  /** As it is said in the language of the site's own files. */
  message: string;
  /** For the translator: what it is, and where it is shown. */
  description?: string | undefined;
}

/** Texts by the keys under which files of translations have them, in the order in which a reader of the site meets them. */
export type Messages = ReadonlyMap<string, Message>;

/** Gathers texts; of two under one key the first is kept. */
export function gatherMessages(found: Iterable<readonly [key: string, message: Message | undefined]>): Messages {
  const messages = new Map<string, Message>();
  for (const [key, message] of found) if (message && !messages.has(key)) messages.set(key, message);
  return messages;
}

/** @returns the text with what it is; nothing where there is no text to translate */
export function message(text: string | null | undefined, description: string): Message | undefined {
  return text ? { message: text, description } : undefined;
}
