/** A setting of another generator's config that Lectern ignores, or translates to something different. */
export interface Notice {
  /** The setting in the site's config: `presets[0].docs.docItemComponent`. */
  key: string;
  /** The consequence for this setting, and the reason: `left out: pages have one layout`. */
  message: string;
  /** A suggestion, if there is one. */
  hint?: string | undefined;
}
