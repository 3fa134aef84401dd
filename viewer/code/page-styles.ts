import { loadAdoptedStyles } from './adopted-styles.ts';
import type { CodeCorpus } from './import-module.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of a page without applying them.
 *
 * @param hrefs checked addresses, as in the corpus
 * @returns a function that applies the style sheets, and returns a function that removes them
 */
export async function loadStyles(hrefs: readonly string[], corpus: CodeCorpus): Promise<() => () => void> {
  if (corpus.isElsewhere) return loadAdoptedStyles(hrefs, corpus);
  await Promise.all(hrefs.map(loadStyle));
  return () => applyStyles(hrefs);
}

/**
 * Loads a style sheet without applying it. If static HTML contains a link to it, the link is reused unless it has
 * failed. Otherwise, the page would jump when its styles apply.
 *
 * @returns a promise that also resolves if loading fails, because a page without its styles is still readable
 */
function loadStyle(href: string): Promise<void> {
  const present = findLink(href);
  if (present?.sheet) return Promise.resolve();
  const known = loading.get(href);
  if (known) return known;
  const promise = (present ? reloadIfFailed(present) : loadLink(href)).finally(() => loading.delete(href));
  loading.set(href, promise);
  return promise;
}

/** Waits until a link of the static HTML has loaded or failed. If it failed, loads its style sheet again. */
async function reloadIfFailed(link: HTMLLinkElement): Promise<void> {
  await new Promise((settled) => {
    for (const type of ['load', 'error']) link.addEventListener(type, settled);
    // The link may have failed before these listeners were added. So the window's `load` event also ends the wait.
    if (document.readyState === 'complete') settled(undefined);
    else addEventListener('load', settled);
  });
  if (link.sheet) return;
  link.remove();
  await loadLink(link.getAttribute('href')!);
}

function loadLink(href: string): Promise<void> {
  const link = addLink(href);
  return new Promise((settled) => {
    link.addEventListener('load', () => settled());
    link.addEventListener('error', () => {
      console.warn(`The styles ${href} could not be loaded.`);
      link.remove();
      settled();
    });
  });
}

/**
 * Applies loaded style sheets. The viewer calls the returned function when the reader leaves the page.
 *
 * @returns a function that removes the style sheets
 */
function applyStyles(hrefs: readonly string[]): () => void {
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
