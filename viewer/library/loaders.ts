// Replaces `body/…/load-mermaid.ts` and `loadStyles` in the React component, because the bundler of an app bundles
// all files.
import type { Sheet } from '../html/sheets.ts';
import type { Mermaid } from '../body/components/mermaid/load-mermaid.ts';

/** The app's bundler recognizes this import and bundles Mermaid. */
export async function loadMermaid(): Promise<Mermaid> {
  return (await import('mermaid/dist/mermaid.esm.min.mjs')).default;
}

/** Does nothing, because the app loads one style sheet that contains all styles. */
export function loadStyles(_name: Sheet): Promise<void> {
  return Promise.resolve();
}

export const loadStylesOfCode = (): Promise<void> => Promise.resolve();
