/** A part of a Docusaurus site that is carried over differently, or left out. It is not an error of the site. */
export interface Notice {
  /** The setting, by its key in the site's config: `presets[0].docs.docItemComponent`. */
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
