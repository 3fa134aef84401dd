import { parts } from '../layout/parts.ts';

/** The parts around the whole viewer, in which code of pages finds what it asks for: static HTML is drawn in them, too. */
const wrappers = ['Root', 'Layout/Provider'] as const;

export function isWrapper(slot: string): boolean {
  return (wrappers as readonly string[]).includes(slot);
}

/**
 * Draws all that follows in a site's own parts around the viewer.
 *
 * @param slots slot → address of a module, as `site.json` has them
 * @param load gives the exports of a module by its address
 */
export async function placeWrappers(
  slots: Record<string, string>,
  load: (href: string) => Promise<Record<string, unknown>>,
): Promise<void> {
  for (const name of wrappers) {
    const href = slots[name];
    if (href !== undefined) parts[name] = (await load(href)).default as typeof parts.Root;
  }
}
