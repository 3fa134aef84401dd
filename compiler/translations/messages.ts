/** A translatable message. */
export interface Message {
  /** The message in the default language. */
  message: string;
  /** For the translator: its meaning, and where it is shown. */
  description?: string | undefined;
}

/** Messages by their keys in translation files, in the order of the site. */
export type Messages = ReadonlyMap<string, Message>;

/** Collects messages; for duplicate keys, the first message wins. */
export function gatherMessages(found: Iterable<readonly [key: string, message: Message | undefined]>): Messages {
  const messages = new Map<string, Message>();
  for (const [key, message] of found) if (message && !messages.has(key)) messages.set(key, message);
  return messages;
}

/** @returns the message with its description; undefined if there is no text */
export function message(text: string | null | undefined, description: string): Message | undefined {
  return text ? { message: text, description } : undefined;
}
