import type { Mermaid } from '../body/components/mermaid/load-mermaid.ts';

/** Takes the place of the loader of sites: whoever bundles the app finds Mermaid by this import. */
export async function loadMermaid(): Promise<Mermaid> {
  return (await import('mermaid/dist/mermaid.esm.min.mjs')).default;
}
