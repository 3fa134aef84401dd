/** A setting of another generator's config that Lectern ignores, or translates to something different. */
export interface Notice {
  /** The setting in the site's config: `presets[0].docs.docItemComponent`. */
  key: string;
  /** The effect of the translation and its reason: `left out: pages have one layout`. */
  message: string;
  /** A suggestion for a replacement. */
  hint?: string | undefined;
}
