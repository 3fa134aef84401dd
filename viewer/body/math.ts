import { loadStyles } from '../navigation/load-styles.ts';

/** The KaTeX fonts that nearly every formula uses. */
const faces = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];
/**
 * The maximum wait for the fonts, in milliseconds. Formulas that are rendered without the fonts move when the fonts
 * arrive.
 */
const timeoutMs = 1500;

/** Loads the style sheet of formulas and its fonts. Pages without formulas never load them. */
export async function loadMathStyles(): Promise<void> {
  await loadStyles('math');
  const fonts = Promise.allSettled(faces.map((face) => document.fonts.load(face)));
  await Promise.race([fonts, new Promise((expired) => setTimeout(expired, timeoutMs))]);
}
