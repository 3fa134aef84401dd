/**
 * Switches to the font Literata if it is loaded, and otherwise requests it. It is called when the reader opens another
 * page, because then no visible lines break again. Before that, slow connections do not request Literata.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
