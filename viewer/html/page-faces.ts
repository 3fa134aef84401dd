/** Italic by their own style, or by that of the viewer. */
const italics = /<(?:em|i|cite|dfn|var|address|blockquote)[\s>]/;

/** Files of KaTeX's faces, by the classes of elements that are set in them. */
const ofFormulas: readonly (readonly [classes: RegExp, face: string])[] = [
  [/^katex$/, 'Main-Regular'],
  [/\bmathnormal\b/, 'Math-Italic'],
  [/\bboldsymbol\b/, 'Math-BoldItalic'],
  [/\bmathit\b/, 'Main-Italic'],
  [/\b(?:math|text)bf\b/, 'Main-Bold'],
  [/\b(?:amsrm|mathbb|textbb)\b/, 'AMS-Regular'],
  [/\bmathcal\b/, 'Caligraphic-Regular'],
  [/\b(?:math|text)frak\b/, 'Fraktur-Regular'],
  [/\b(?:math|text)scr\b/, 'Script-Regular'],
  [/\b(?:math|text)sf\b/, 'SansSerif-Regular'],
  [/\b(?:mathtt|texttt)\b/, 'Typewriter-Regular'],
  [/\b(?:delimsizing size1|delim-size1|small-op)\b/, 'Size1-Regular'],
  [/\b(?:delimsizing size2|large-op)\b/, 'Size2-Regular'],
  [/\bdelimsizing size3\b/, 'Size3-Regular'],
  [/\b(?:delimsizing size4|delim-size4)\b/, 'Size4-Regular'],
];

/**
 * @param html of a page
 * @param hasReadingFace whether its text is set in the viewer's own faces
 * @param hasFormulas whether it has the style sheet that formulas are laid out with
 * @returns starts of the names of the faces that it is set in, beside those of every page
 */
export function facesOfPage(html: string, hasReadingFace: boolean, hasFormulas: boolean): string[] {
  const faces = hasReadingFace && italics.test(html) ? ['literata-latin-wght-italic-'] : [];
  if (!hasFormulas) return faces;
  const all = [...new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, classes]) => classes!))];
  const used = ofFormulas.filter(([wanted]) => all.some((classes) => wanted.test(classes)));
  return [...faces, ...used.map(([, face]) => `KaTeX_${face}-`)];
}
