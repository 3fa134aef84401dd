/**
 * Copies the text that lies at an address of this site.
 *
 * @throws when it can't be had, or may not be copied
 */
export async function copyText(href: string): Promise<void> {
  const text = fetchText(href);
  // Safari wants to be told within the click what it will get; other browsers take a text later too.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** @throws Error when nothing, or something else than a text, lies there */
export async function fetchText(href: string): Promise<string> {
  const response = await fetch(href, { mode: 'same-origin' });
  // Hosts that answer an unknown path with a page of their own don't have the text.
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isHtml) throw new Error(`${href} was answered with status ${response.status}.`);
  return response.text();
}
