import { loadStyles } from '../navigation/load-styles.ts';

declare const SEARCH_STYLES: string;

/** Brings the styles of the search: pages on which nobody searches never load them. */
export const loadSearchStyles = () => loadStyles(SEARCH_STYLES);

/** Brings the box that opens over the page, with its styles. */
export async function loadModal() {
  const [{ SearchModal }] = await Promise.all([import('./search-modal.tsx'), loadSearchStyles()]);
  return SearchModal;
}
