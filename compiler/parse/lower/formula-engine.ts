import type katex from 'katex';

let engine: typeof katex | undefined;

/**
 * Loads KaTeX, which is large, before the first source that may contain a formula; most sites have no formulas. It is
 * imported in advance and not required on demand, because only imports are bundled.
 */
export async function loadFormulaEngine(): Promise<void> {
  engine ??= (await import('katex')).default;
}

/** @returns whether the engine must be loaded before this source is parsed */
export function mayHoldFormulas(text: string, hasMath: boolean): boolean {
  return engine === undefined && hasMath && (text.includes('$') || text.includes('math'));
}

/** @throws if the engine isn't loaded */
export function formulaEngine(): typeof katex {
  if (!engine) throw new Error('the engine of formulas is not loaded');
  return engine;
}
