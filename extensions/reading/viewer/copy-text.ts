import { isExternal, type Corpus } from '../../../viewer/tool-parts.ts';

type Files = Pick<Corpus, 'isElsewhere' | 'url'>;

/**
 * Copies a text file of the corpus to the clipboard.
 *
 * @throws Error if the file can't be loaded, or the browser forbids the copy
 */
export async function copyFile(href: string, corpus: Files): Promise<void> {
  const text = fetchText(href, corpus);
  // Safari allows a copy only during the click. So the clipboard item is created during the click, with a promise of
  // the text. Other browsers also allow a copy after the file has loaded.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * @param href an address in the corpus; addresses of other sites are rejected
 * @throws Error if there is no file at the address
 */
export async function fetchText(href: string, { isElsewhere, url }: Files): Promise<string> {
  if (isExternal(href)) throw new TypeError(`${href} is not an address of this site.`);
  const response = await fetch(url(href), { mode: isElsewhere ? 'cors' : 'same-origin' });
  if (!response.ok) throw new Error(`The server answered the request for ${href} with status ${response.status}.`);
  // Some hosts answer an unknown path with an HTML page and status 200.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`The server answered the request for ${href} with an HTML page, not with the text file.`);
  return response.text();
}
