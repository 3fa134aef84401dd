/** Brings the box that opens over the page, with its styles: pages on which nobody searches never load them. */
export async function loadModal() {
  const [{ SearchModal }] = await Promise.all([
    import('./search-modal.tsx'),
    // Most pages begin without it, and each loads this module.
    import('../navigation/load-styles.ts').then(({ loadStyles }) => loadStyles('search')),
  ]);
  return SearchModal;
}
