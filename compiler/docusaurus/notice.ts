/** Something of a Docusaurus site that is carried over differently, or left out. It is no fault of the site. */
export interface Notice {
  /** The setting, as the site's config names it: `presets[0].docs.docItemComponent`. */
  key: string;
  /** What becomes of it, and why: `left out: pages have one layout`. */
  message: string;
  /** What to do about it, where there is something. */
  hint?: string | undefined;
}

/** Collects notices while a config is translated. */
export interface Notices {
  readonly list: Notice[];
  add(key: string, message: string, hint?: string): void;
}

export function collectNotices(): Notices {
  const list: Notice[] = [];
  return { list, add: (key, message, hint) => void list.push({ key, message, hint }) };
}
