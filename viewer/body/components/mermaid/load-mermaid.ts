import type mermaid from 'mermaid';

declare const MERMAID: string;

export type Mermaid = Pick<typeof mermaid, 'initialize' | 'render'>;

/** Loads Mermaid, which is not bundled with the viewer. Its files are in the folder of the viewer's scripts. */
export async function loadMermaid(): Promise<Mermaid> {
  const module = (await import(new URL(MERMAID, import.meta.url).href)) as { default: Mermaid };
  return module.default;
}
