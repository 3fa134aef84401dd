import type { Shape } from './shape.ts';
import { isObject } from './shape.ts';

/** What names a picture, in elements, components, authors and logos. */
const pictures = new Set(['src', 'srcDark', 'srcSet', 'poster', 'image', 'img', 'light', 'dark', 'backgroundImage']);

/**
 * Has the pictures of a corpus of another place be asked for there. They lie beside the corpus, as a compile writes
 * them: what `/docs/img/a.png` is below the base URL `/docs/`, is `../img/a.png` from the corpus.
 *
 * @param value a file of the corpus; it is changed
 * @param corpusUrl absolute, or below the origin of the page
 */
export function placePictures<T>(value: T, baseUrl: string, corpusUrl: string): T {
  const folder = corpusUrl.replace(/[^/]+\/$/, '');
  const place = (text: string) =>
    text.startsWith(baseUrl) && !text.startsWith('//') ? folder + text.slice(baseUrl.length) : text;
  const placeAll = (text: string) =>
    text.replace(/(^|,\s*)(\S+)/g, (_, before: string, url: string) => before + place(url));
  const walk = (shape: Shape | unknown[]): void => {
    for (const [key, child] of Object.entries(shape)) {
      if (typeof child === 'string') {
        if (pictures.has(key)) (shape as Shape)[key] = key === 'srcSet' ? placeAll(child) : place(child);
      } else if (Array.isArray(child) || isObject(child)) walk(child);
    }
  };
  if (Array.isArray(value) || isObject(value)) walk(value);
  return value;
}
