const allowed = /^(?:aria-[a-z]+|data-[\w-]+|target|rel|title|lang|download|id)$/;

/** The attributes of a link in navbar and footer that are passed on as written. Handlers and the like are not. */
export function linkAttributes(attributes: Record<string, string> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => allowed.test(name)));
}
