/** A translatable message. */
export interface Message {
  /** The message in the default language. */
  message: string;
  /** For translators: what the message means, and where it is shown. */
  description?: string | undefined;
}

/** Translation key → message, in the order in which the site uses them. */
export type Messages = ReadonlyMap<string, Message>;

/** Collects messages. If a key occurs several times, the first message counts. */
export function gatherMessages(found: Iterable<readonly [key: string, message: Message | undefined]>): Messages {
  const messages = new Map<string, Message>();
  for (const [key, message] of found) if (message && !messages.has(key)) messages.set(key, message);
  return messages;
}

/** @returns the message with its description; undefined if there is no text */
export function message(text: string | null | undefined, description: string): Message | undefined {
  return text ? { message: text, description } : undefined;
}
