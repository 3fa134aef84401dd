import type { Mermaid } from '../body/components/mermaid/load-mermaid.ts';

/** In the place of the loader of sites: the bundler of the app finds Mermaid by this import. */
export async function loadMermaid(): Promise<Mermaid> {
  return (await import('mermaid/dist/mermaid.esm.min.mjs')).default;
}
