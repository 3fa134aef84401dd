/**
 * Switches to the reading font if it is loaded, and requests it otherwise. On slow connections, the first page does
 * without it. It is called when another page opens, because then no visible lines break again.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
