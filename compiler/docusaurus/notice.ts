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
export type Notices = ReturnType<typeof collectNotices>;

export function collectNotices() {
  const list: Notice[] = [];
  const add = (key: string, message: string, hint?: string) => void list.push({ key, message, hint });
  return { list, add };
}
