/** Matches elements that are italic by default, or by the viewer's style sheet. */
const italics = /<(?:em|i|cite|dfn|var|address|blockquote)[\s>]/;

/** Pattern for the classes of an element in a formula → name of the KaTeX font that the element uses. */
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
 * @param html the HTML of a page
 * @param hasReadingFace whether the page uses the viewer's own fonts
 * @param hasFormulas whether the page has the style sheet of formulas
 * @returns the prefixes of the font files that the page needs, in addition to the fonts of every page
 */
export function facesOfPage(html: string, hasReadingFace: boolean, hasFormulas: boolean): string[] {
  const faces = hasReadingFace && italics.test(html) ? ['literata-latin-wght-italic-'] : [];
  if (!hasFormulas) return faces;
  const all = [...new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, classes]) => classes!))];
  const used = ofFormulas.filter(([pattern]) => all.some((classes) => pattern.test(classes)));
  return [...faces, ...used.map(([, face]) => `KaTeX_${face}-`)];
}
