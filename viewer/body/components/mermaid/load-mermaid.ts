import type mermaid from 'mermaid';

declare const MERMAID: string;

export type Mermaid = Pick<typeof mermaid, 'initialize' | 'render'>;

/** Loads Mermaid from its own files. They are next to the files of the viewer. */
export async function loadMermaid(): Promise<Mermaid> {
  const module = (await import(new URL(MERMAID, import.meta.url).href)) as { default: Mermaid };
  return module.default;
}
