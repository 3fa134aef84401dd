/**
 * Has a page be drawn in the reading face once it is there, and asks for it until then. For pages that come after the
 * first: their lines are broken for the first time.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
