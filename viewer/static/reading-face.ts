/**
 * Uses the font Literata if it is loaded; otherwise requests it. Slow connections do not request the font for the first
 * page. Called when the reader opens another page, because then the font does not change the line breaks of visible
 * text.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
