import { loadAdoptedStyles } from './adopted-styles.ts';
import type { CodeCorpus } from './import-module.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of a page without applying them.
 *
 * @param hrefs addresses as the corpus has them, checked
 * @returns a function that applies the style sheets. It returns another function, which removes them
 */
export async function loadStyles(hrefs: readonly string[], corpus: CodeCorpus): Promise<() => () => void> {
  if (corpus.isElsewhere) return loadAdoptedStyles(hrefs, corpus);
  await Promise.all(hrefs.map(loadStyle));
  return () => applyStyles(hrefs);
}

/**
 * Loads a style sheet without applying it.
 *
 * @returns when it is loaded, or has failed: a page without its styles is still readable
 */
function loadStyle(href: string): Promise<void> {
  const present = findLink(href);
  if (present?.sheet) return Promise.resolve();
  const known = loading.get(href);
  if (known) return known;
  // A link in the HTML may have failed before this listener.
  present?.remove();
  const link = addLink(href);
  const promise = new Promise<void>((settled) => {
    link.addEventListener('load', () => settled());
    link.addEventListener('error', () => {
      console.warn(`The styles ${href} could not be loaded.`);
      link.remove();
      settled();
    });
  }).finally(() => loading.delete(href));
  loading.set(href, promise);
  return promise;
}

/**
 * Applies loaded style sheets while their page is shown, so that a page looks the same after any navigation.
 *
 * @returns a function that removes them
 */
function applyStyles(hrefs: readonly string[]): () => void {
  // In the order of the page: the last of equal rules wins.
  const links = hrefs.flatMap((href) => findLink(href) ?? []);
  for (const link of links) link.media = 'all';
  return () => links.forEach((link) => (link.media = 'not all'));
}

function findLink(href: string): HTMLLinkElement | undefined {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return [...links].find((link) => link.getAttribute('href') === href);
}

function addLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.href = href;
  document.head.append(link);
  return link;
}
