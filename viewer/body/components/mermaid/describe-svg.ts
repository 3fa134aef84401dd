/** Of its natural width; what is wider than the screen even so is scrolled, since words must stay readable. */
const smallest = 0.6;

/**
 * Names a drawing for those who don't see it: by the title and the description that its author gave it (`accTitle`
 * and `accDescr`), else as what kind of diagram it is.
 *
 * @param svg of Mermaid, which has put title and description into it
 */
export function describeSvg(svg: string): string {
  const template = document.createElement('template');
  template.innerHTML = svg;
  const drawing = template.content.querySelector('svg');
  if (!drawing) return svg;
  const kind = drawing.getAttribute('aria-roledescription')?.replace(/-v\d+$/, '') ?? '';
  // What lies in an image can't be followed.
  drawing.setAttribute('role', drawing.querySelector('a') ? 'group' : 'img');
  drawing.removeAttribute('aria-roledescription');
  if (!drawing.hasAttribute('aria-labelledby'))
    drawing.setAttribute('aria-label', ['Diagram', kind].filter(Boolean).join(': '));
  const width = Number.parseFloat(drawing.style.maxWidth);
  if (width > 0) drawing.style.minWidth = `${Math.round(width * smallest)}px`;
  return drawing.outerHTML;
}
