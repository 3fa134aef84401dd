// Replaces the loaders of sites, which load files next to the viewer.
import type { Sheet } from '../html/sheets.ts';
import type { Mermaid } from '../body/components/mermaid/load-mermaid.ts';

/** The bundler of the app finds Mermaid by this import. */
export async function loadMermaid(): Promise<Mermaid> {
  return (await import('mermaid/dist/mermaid.esm.min.mjs')).default;
}

/** All styles are in the one style sheet that the app loads. */
export function loadStyles(_name: Sheet): Promise<void> {
  return Promise.resolve();
}

export const loadStylesOfCode = (): Promise<void> => Promise.resolve();
