/**
 * Replaces the site's style sheets. The old ones are removed only after the new ones have loaded, so that the page
 * always has styles.
 */
export async function swapStyles(before: readonly string[], after: readonly string[]): Promise<void> {
  if (before.join() === after.join()) return;
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])')];
  const old = links.filter((link) => before.includes(link.getAttribute('href')!.replace(/\?\d+$/, '')));
  // The links are in this order: the viewer's style sheet, the site's, and style sheets of the page's code. So new
  // links follow the site's old links. If there are none, new links follow the first link, the viewer's.
  const last = old.at(-1) ?? links[0];
  const added = after.map(createLink);
  last?.after(...added);
  await Promise.all(added.map(isLoaded));
  for (const link of old) link.remove();
}

/**
 * Reloads style sheets whose content has changed while their name is the same.
 *
 * @param changed paths in the output
 */
export async function reloadStyles(changed: readonly string[], baseUrl: string): Promise<void> {
  const sheets = new Set(changed.filter((path) => path.endsWith('.css')).map((path) => baseUrl + path));
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    links.map(async (old) => {
      const { pathname } = new URL(old.href);
      if (!sheets.has(decodeURI(pathname))) return;
      // A different query makes the browser request the file again.
      const link = createLink(`${pathname}?${Date.now()}`);
      old.after(link);
      await isLoaded(link);
      old.remove();
    }),
  );
}

function createLink(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
}

function isLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
