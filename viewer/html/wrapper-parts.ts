/** The slots around the whole viewer. They are always rendered, because code of pages may need their contexts. */
const wrappers = ['Root', 'Layout/Provider'] as const;

export function isWrapper(slot: string): boolean {
  return (wrappers as readonly string[]).includes(slot);
}

/** @returns whether the site replaces a visible slot */
export function hasPartsInView(slots: Record<string, string> = {}): boolean {
  return Object.keys(slots).some((slot) => !isWrapper(slot));
}

/** @returns the slots around the viewer */
export function wrappersIn(slots: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => isWrapper(slot)));
}
