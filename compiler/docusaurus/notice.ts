/** A part of a Docusaurus site that Lectern ignores, or translates to something different. It is not an error. */
export interface Notice {
  /** The setting in the site's config: `presets[0].docs.docItemComponent`. */
  key: string;
  /** The result for this part, and the reason: `left out: pages have one layout`. */
  message: string;
  /** A suggestion, if there is one. */
  hint?: string | undefined;
}

/** Collects notices while a config is translated. */
export type Notices = ReturnType<typeof collectNotices>;

export function collectNotices() {
  const list: Notice[] = [];
  const add = (key: string, message: string, hint?: string) => void list.push({ key, message, hint });
  return { list, add };
}
