/**
 * Switches to the font Literata if it is loaded, and otherwise requests it. On slow connections, it is not requested
 * for the first page. This function is called when another page opens, because then no visible lines break again.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
