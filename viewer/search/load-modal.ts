/** Loads the search modal with its styles on demand: pages without a search never load them. */
export async function loadModal() {
  const [{ SearchModal }] = await Promise.all([
    import('./search-modal.tsx'),
    // Most pages start without it, and each page loads this module.
    import('../navigation/load-styles.ts').then(({ loadStyles }) => loadStyles('search')),
  ]);
  return SearchModal;
}
