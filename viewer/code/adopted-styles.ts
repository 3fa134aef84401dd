// Loads the style sheets of a corpus on another host or in another folder. No document links these style sheets. So
// the viewer loads them, resolves the addresses in them, and adds the rules to the document.
import { resolveUrlsInCss } from '../corpus/corpus-urls.ts';
import type { CodeCorpus } from './import-module.ts';
import { scopeCss } from './scope-css.ts';

interface Loaded {
  sheet: CSSStyleSheet;
  /** URLs in `@import` rules. They are loaded separately, because `CSSStyleSheet` does not support `@import`. */
  imports: readonly string[];
}

const sheets = new Map<string, Promise<Loaded | undefined>>();
let removeThemeStyles: (() => void) | undefined;

/**
 * Loads style sheets without applying them. Style sheets that can't be loaded are omitted.
 *
 * @param hrefs checked addresses, as in the corpus
 * @returns a function that applies the style sheets, and returns a function that removes them
 */
export async function loadAdoptedStyles(hrefs: readonly string[], corpus: CodeCorpus): Promise<() => () => void> {
  const loaded = await Promise.all(hrefs.map((href) => loadSheet(corpus.url(href), corpus)));
  return () => adopt(loaded.flatMap((each) => each ?? []));
}

/** Loads and applies the style sheets of a site. They apply until `endThemeStyles`, or a call for another site. */
export async function startThemeStyles(hrefs: readonly string[], corpus: CodeCorpus): Promise<void> {
  const apply = await loadAdoptedStyles(hrefs, corpus);
  endThemeStyles();
  removeThemeStyles = apply();
}

export function endThemeStyles(): void {
  removeThemeStyles?.();
  removeThemeStyles = undefined;
}

function loadSheet(url: string, corpus: CodeCorpus): Promise<Loaded | undefined> {
  const known = sheets.get(url);
  if (known) return known;
  const loading = fetchSheet(url, corpus).catch((error: unknown) => {
    sheets.delete(url);
    console.warn(`The styles ${url} could not be loaded.`, error);
    return undefined;
  });
  sheets.set(url, loading);
  return loading;
}

async function fetchSheet(url: string, corpus: CodeCorpus): Promise<Loaded> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server answered the request for ${url} with status ${response.status}.`);
  const imports: string[] = [];
  const css = withoutComments(await response.text()).replace(
    /@import\s*(?:url\(\s*)?(["']?)([^"')\s;]+)\1[^;]*;/g,
    (_, _quote, address: string) => {
      imports.push(fileUrl(address));
      return '';
    },
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(scopeCss(resolveUrlsInCss(css, fileUrl)));
  return { sheet, imports };

  /**
   * Resolves an address in a style sheet. A path is resolved against the corpus, any other address against the URL of
   * this file.
   */
  function fileUrl(address: string): string {
    if (address.startsWith('#')) return address;
    return new URL(corpus.url(address), new URL(url, location.href)).href;
  }
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}

function adopt(loaded: readonly Loaded[]): () => void {
  const links = loaded.flatMap(({ imports }) => imports).map(addLink);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...loaded.map(({ sheet }) => sheet)];
  return () => {
    for (const link of links) link.remove();
    const rest = [...document.adoptedStyleSheets];
    for (const { sheet } of loaded) rest.splice(rest.lastIndexOf(sheet), 1);
    document.adoptedStyleSheets = rest;
  };
}

function addLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}
