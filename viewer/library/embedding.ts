/** Replaces `../embedding.ts` in the React component: the viewer is in one element of a host document. */
export const isEmbedded = true;

let root: HTMLElement | undefined;

/**
 * Names the element that the viewer has.
 *
 * @returns a function that gives it back
 * @throws Error when the viewer has another one: it follows the address of the document, of which there is one
 */
export function embedIn(element: HTMLElement): () => void {
  if (root) throw new Error('Two viewers are in this document. One can be shown at a time: it follows the address.');
  root = element;
  return () => void (root = undefined);
}

export function viewerRoot(): HTMLElement {
  return root ?? document.documentElement;
}

export function overlayRoot(): HTMLElement {
  return viewerRoot();
}
