import { loadStyles } from '../navigation/load-styles.ts';

declare const MATH_STYLES: string;

/** Brings the style sheet of laid-out mathematics; pages without any never load it. */
export function loadMathStyles(): Promise<void> {
  return loadStyles(MATH_STYLES);
}
