// What the viewer has of the document. As a site of its own it has all of it; the build of the React component puts
// `library/embedding.ts` in the place of this file.

/** Whether the viewer is a part of somebody else's document: it then leaves alone what lies outside of its element. */
export const isEmbedded = false as boolean;

/** The element whose attributes and classes decide how everything looks. */
export function viewerRoot(): HTMLElement {
  return document.documentElement;
}

/** Where that is put which stands over the page. */
export function overlayRoot(): HTMLElement {
  return document.body;
}
