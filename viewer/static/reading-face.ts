/**
 * Uses the font Literata if it is loaded; otherwise requests it. Called when the reader opens a second page: a new
 * font then changes no line breaks of visible text. On slow connections, the first page does not request
 * the font.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
