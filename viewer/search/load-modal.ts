/** Loads the search dialog and its styles, when the reader first searches. */
export async function loadModal() {
  const [{ SearchModal }] = await Promise.all([
    import('./search-modal.tsx'),
    // Also imports `loadStyles` on demand, because every page loads this module, and most pages do not need
    // `loadStyles`.
    import('../navigation/load-styles.ts').then(({ loadStyles }) => loadStyles('search')),
  ]);
  return SearchModal;
}
