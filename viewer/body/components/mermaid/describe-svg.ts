/**
 * The minimum scale of a diagram, so that its text stays readable. A diagram that does not fit at this scale scrolls.
 */
const smallest = 0.6;

/**
 * Adds an accessible name to a diagram: the author's title and description (`accTitle` and `accDescr`), or the kind
 * of diagram.
 *
 * @param svg the output of Mermaid. It contains the title and the description
 */
export function describeSvg(svg: string): string {
  const template = document.createElement('template');
  template.innerHTML = svg;
  const drawing = template.content.querySelector('svg');
  if (!drawing) return svg;
  const kind = drawing.getAttribute('aria-roledescription')?.replace(/-v\d+$/, '') ?? '';
  // Screen readers do not announce links inside `role="img"`.
  drawing.setAttribute('role', drawing.querySelector('a') ? 'group' : 'img');
  drawing.removeAttribute('aria-roledescription');
  if (!drawing.hasAttribute('aria-labelledby'))
    drawing.setAttribute('aria-label', ['Diagram', kind].filter(Boolean).join(': '));
  const width = Number.parseFloat(drawing.style.maxWidth);
  if (width > 0) drawing.style.minWidth = `${Math.round(width * smallest)}px`;
  return drawing.outerHTML;
}
