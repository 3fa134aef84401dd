import { loadStyles } from '../navigation/load-styles.ts';

/** The faces of nearly every formula. */
const faces = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];
/** For how many milliseconds a page waits for them: formulas that jump are better than none. */
const timeoutMs = 1500;

/** Brings the style sheet of laid-out mathematics and its fonts; pages without any never load them. */
export async function loadMathStyles(): Promise<void> {
  await loadStyles('math');
  const fonts = Promise.allSettled(faces.map((face) => document.fonts.load(face)));
  await Promise.race([fonts, new Promise((expired) => setTimeout(expired, timeoutMs))]);
}
