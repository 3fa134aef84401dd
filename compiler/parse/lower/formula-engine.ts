import type katex from 'katex';

let engine: typeof katex | undefined;

/**
 * Loads KaTeX. Call it before parsing the first source that may contain a formula. KaTeX is large and most sites have
 * no formulas, so it is not loaded at start. It is loaded with `import()`, because bundlers don't follow `require`.
 */
export async function loadFormulaEngine(): Promise<void> {
  engine ??= (await import('katex')).default;
}

/** @returns whether `loadFormulaEngine` must be called before this source is parsed */
export function mayHoldFormulas(text: string, hasMath: boolean): boolean {
  return engine === undefined && hasMath && (text.includes('$') || text.includes('math'));
}

/**
 * Returns KaTeX.
 *
 * @throws if KaTeX isn't loaded
 */
export function formulaEngine(): typeof katex {
  if (!engine) throw new Error('the code that renders formulas is not loaded');
  return engine;
}
