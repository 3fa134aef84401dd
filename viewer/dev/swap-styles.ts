/**
 * Puts style sheets in the place of others. The old ones go when the new ones are there, so that the page is never
 * without.
 */
export async function swapStyles(before: readonly string[], after: readonly string[]): Promise<void> {
  if (before.join() === after.join()) return;
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const old = links.filter((link) => before.includes(link.getAttribute('href')!));
  // The site's own sheets stand behind the viewer's and before those of a page's code.
  const last = old.at(-1) ?? links[0];
  const added = after.map(createLink);
  last?.after(...added);
  await Promise.all(added.map(settled));
  for (const link of old) link.remove();
}

function createLink(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
