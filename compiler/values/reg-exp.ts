/** Escapes text, so that a regular expression matches it literally: `a.b` → `a\.b`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}
