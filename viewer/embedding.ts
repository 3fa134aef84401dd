// The parts of the document that belong to the viewer. As its own site, the viewer owns the whole document. The build
// of the React component replaces this file by `library/embedding.ts`.

/** Whether the viewer is embedded in another document. Then it changes nothing outside of its element. */
export const isEmbedded = false as boolean;

/** The element whose attributes and classes determine the styles. */
export function viewerRoot(): HTMLElement {
  return document.documentElement;
}

/** The container of overlays. */
export function overlayRoot(): HTMLElement {
  return document.body;
}
