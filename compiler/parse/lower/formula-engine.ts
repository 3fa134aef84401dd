import type katex from 'katex';

let engine: typeof katex | undefined;

/**
 * Loads KaTeX, which is large, before the first text is parsed that may hold a formula; most sites have none. It is
 * imported, and not required when it is wanted: only what is imported is bundled.
 */
export async function loadFormulaEngine(): Promise<void> {
  engine ??= (await import('katex')).default;
}

/** @returns whether the engine has to be loaded before this text is parsed */
export function mayHoldFormulas(text: string, hasMath: boolean): boolean {
  return engine === undefined && hasMath && (text.includes('$') || text.includes('math'));
}

/** @throws when it was not loaded before */
export function formulaEngine(): typeof katex {
  if (!engine) throw new Error('the engine of formulas is not loaded');
  return engine;
}
