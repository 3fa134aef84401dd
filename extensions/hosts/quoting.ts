/** Quotes a string for config files of nginx and Caddy. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Escapes text, so that a regular expression of a web server matches it literally: `a.b` → `a\.b`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|#]/g, '\\$&');
}
