import type mermaid from 'mermaid';

declare const MERMAID: string;

export type Mermaid = Pick<typeof mermaid, 'initialize' | 'render'>;

/** Loads Mermaid. Its files are separate from the viewer's scripts, but in the same folder. */
export async function loadMermaid(): Promise<Mermaid> {
  const module = (await import(new URL(MERMAID, import.meta.url).href)) as { default: Mermaid };
  return module.default;
}
