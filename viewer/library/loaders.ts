import type { Mermaid } from '../body/components/mermaid/load-mermaid.ts';

// Take the place of the loaders of sites, whose files lie beside the viewer's: in somebody else's bundle no file of ours
// has an address.

/** All styles are in the one style sheet that the app brings. */
export function loadStyles(_name: string): Promise<void> {
  return Promise.resolve();
}

/** Whoever bundles the app finds Mermaid by this import. */
export async function loadMermaid(): Promise<Mermaid> {
  return (await import('mermaid/dist/mermaid.esm.min.mjs')).default;
}

declare const LIVE_FRAME_TEXT: string;

/** The document of the frame comes with the code. */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { srcDoc: LIVE_FRAME_TEXT };
}
