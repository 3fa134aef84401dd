import { sheetsOfCode, type Sheet } from '../html/sheets.ts';

/** The file of each style sheet, as JSON: the bundler would inline an object into the code of every page. */
declare const SHEETS: string;

const loading = new Map<Sheet, Promise<void>>();

/**
 * Loads a style sheet that only some pages need, once.
 *
 * @returns a promise that resolves when the styles are loaded, or have failed to load
 */
export function loadStyles(name: Sheet): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  // A server can't load style sheets, and static HTML links the style sheets of its page.
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
    // At the end: between others, Chromium would match all fonts again, and lines could break differently. The site's
    // own rules win at any position, because these style sheets are in layers.
    document.head.append(link);
  });
  loading.set(name, asked);
  return asked;
}

/** Loads the styles of all components that the code of a page or a theme can render. */
export async function loadStylesOfCode(): Promise<void> {
  await Promise.all(sheetsOfCode.map(loadStyles));
}
