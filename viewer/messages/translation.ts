let translated: Record<string, string> = {};

/** From now on labels are those of a site, where it has its own. */
export function setMessages(own: Record<string, string> = {}): void {
  translated = own;
}

/** @returns what the site says for an id, be it the viewer's or one of its own components' */
export function translation(id: string): string | undefined {
  return Object.hasOwn(translated, id) ? translated[id] : undefined;
}
