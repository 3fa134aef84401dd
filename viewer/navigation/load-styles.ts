import { sheetsOfCode, type Sheet } from '../html/sheets.ts';

/**
 * Name of a style sheet → its file, as JSON. The value is a string, because the bundler would copy an object to each
 * place where it is used.
 */
declare const SHEETS: string;

const loading = new Map<Sheet, Promise<void>>();

/**
 * Loads a style sheet that only some pages need. A second call for the same style sheet returns the same promise.
 *
 * @returns a promise that resolves even if the styles fail to load
 */
export function loadStyles(name: Sheet): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  // Does nothing on a server, where static HTML links the style sheets that its page needs.
  if (typeof document === 'undefined') return Promise.resolve();
  const file = (JSON.parse(SHEETS) as Record<Sheet, string>)[name];
  if (document.querySelector(`link[rel=stylesheet][href$="/${file}"]`)) return Promise.resolve();
  const requests = new Promise<void>((settled) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(file, import.meta.url).href;
    link.addEventListener('load', () => settled());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(name);
      settled();
    });
    // Appends the link after all other style sheets. If it were between them, Chromium would match all fonts again,
    // and lines could break differently. The appended rules do not override rules of the site, because these are
    // outside of cascade layers.
    document.head.append(link);
  });
  loading.set(name, requests);
  return requests;
}

/** Loads the styles of all components that code of a page or a theme can render. */
export async function loadStylesOfCode(): Promise<void> {
  await Promise.all(sheetsOfCode.map(loadStyles));
}
