/**
 * Uses the reading font if it is loaded, and requests it otherwise. Called for pages after the first, which have no
 * line breaks to preserve.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
