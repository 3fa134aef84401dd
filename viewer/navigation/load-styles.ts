import { sheetsOfCode, type Sheet } from '../html/sheets.ts';

/** The file of each sheet, as JSON: the bundler puts what is no string into what every page loads. */
declare const SHEETS: string;

const loading = new Map<Sheet, Promise<void>>();

/**
 * Brings a style sheet that only some pages need, once.
 *
 * @returns when the styles are there, or can't be had
 */
export function loadStyles(name: Sheet): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  // On a server there is nothing to ask with, and static HTML asks itself for what its page needs.
  if (typeof document === 'undefined') return Promise.resolve();
  const file = (JSON.parse(SHEETS) as Record<Sheet, string>)[name];
  if (document.querySelector(`link[rel=stylesheet][href$="/${file}"]`)) return Promise.resolve();
  const asked = new Promise<void>((settled) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(file, import.meta.url).href;
    link.addEventListener('load', () => settled());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(name);
      settled();
    });
    // At the end: between others, Chromium would look for all faces anew, and a line could break otherwise. What the site
    // says counts wherever its sheets stand, since these are in layers.
    document.head.append(link);
  });
  loading.set(name, asked);
  return asked;
}

/** Brings the styles of all that code of a page or a theme may draw. */
export async function loadStylesOfCode(): Promise<void> {
  await Promise.all(sheetsOfCode.map(loadStyles));
}
