/** The parts around the whole viewer, in which code of pages finds what it asks for: it is always drawn in them. */
const wrappers = ['Root', 'Layout/Provider'] as const;

export function isWrapper(slot: string): boolean {
  return (wrappers as readonly string[]).includes(slot);
}

/** @returns whether a site has parts that show something of their own */
export function hasPartsInView(slots: Record<string, string> = {}): boolean {
  return Object.keys(slots).some((slot) => !isWrapper(slot));
}

/** @returns the slots of the parts around the viewer */
export function wrappersIn(slots: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => isWrapper(slot)));
}
