/**
 * The slots that wrap the whole viewer. They are rendered even during hydration, because code of pages may need their
 * React contexts.
 */
const wrappers = ['Root', 'Layout/Provider'] as const;

export function isWrapper(slot: string): boolean {
  return (wrappers as readonly string[]).includes(slot);
}

/** The slots that the viewer fills itself with a site's component. Extensions of the viewer fill all other slots. */
const plainSlots: readonly string[] = [
  ...wrappers,
  'AnnouncementBar',
  'BackToTopButton',
  'DocBreadcrumbs',
  'DocItem/Content',
  'DocItem/Footer',
  'DocItem/Paginator',
  'DocVersionBadge',
  'DocVersionBanner',
  'Footer',
  'Navbar',
  'Navbar/ColorModeToggle',
  'Navbar/Logo',
  'SearchBar',
  'SearchPage',
];

export function isPlainSlot(slot: string): boolean {
  return plainSlots.includes(slot);
}

/** @returns whether the site fills a slot that is not a wrapper */
export function hasPartsInView(slots: Record<string, string> = {}): boolean {
  return Object.keys(slots).some((slot) => !isWrapper(slot));
}

/** @returns the slots of a site that are wrappers */
export function wrappersIn(slots: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => isWrapper(slot)));
}
