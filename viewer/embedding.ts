// Returns the elements of the document that the viewer may change. On a Lectern site, the viewer may change the whole
// document. For the React component, the build replaces this file with `library/embedding.ts`.

/**
 * Whether the viewer is a component in another application's document. In that case, the viewer changes only its own
 * element.
 */
export const isEmbedded = false as boolean;

/** Returns the element whose attributes and classes select the styles. */
export function viewerRoot(): HTMLElement {
  return document.documentElement;
}

/** Returns the element to which overlays, such as dialogs, are appended. */
export function overlayRoot(): HTMLElement {
  return document.body;
}
