/** Replaces `../embedding.ts` when the viewer is a React component in one element of another app. */
export const isEmbedded = true;

let root: HTMLElement | undefined;

/**
 * Sets the element that contains the viewer.
 *
 * @returns a function that releases the element
 * @throws Error if the viewer already has another element, because one document has one address and can show one page
 */
export function embedIn(element: HTMLElement): () => void {
  if (root)
    throw new Error(
      'This document contains two viewers. Render only one, because each viewer reads and changes the address of the document.',
    );
  root = element;
  return () => void (root = undefined);
}

export function viewerRoot(): HTMLElement {
  return root ?? document.documentElement;
}

export function overlayRoot(): HTMLElement {
  return viewerRoot();
}
