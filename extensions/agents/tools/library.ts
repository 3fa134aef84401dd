import type { Corpus, SiteFile } from '../../../corpus/index.ts';
import { isCorpusError } from './corpus-errors.ts';
import { quotedLine } from './quote.ts';
import { ToolError } from './tool-error.ts';

/** A site in all its languages. */
export interface Library {
  /**
   * @param language absent for the language that the corpus was opened in
   * @throws ToolError if the site does not have the language
   */
  open(language?: string): Promise<Shelf>;
  /** Finds the language to which a pathname belongs, and opens the site in that language. */
  openAt(pathname: string): Promise<Shelf>;
}

/** A site in one language. */
export interface Shelf {
  corpus: Corpus;
  site: SiteFile;
  /** @returns the URL of a page or a section, from its path as served */
  addressOf(path: string): string;
}

/** @returns the site of a corpus */
export function libraryOf(corpus: Corpus): Library {
  const shelf = async (opened: Corpus): Promise<Shelf> => {
    const site = await opened.site();
    return { corpus: opened, site, addressOf: (path) => addressOf(path, originOf(site)) };
  };
  return {
    async open(language) {
      if (language === undefined) return shelf(corpus);
      const { locales, locale } = await corpus.site();
      if (language !== locale && !locales.some(({ name }) => name === language)) {
        const names = locales.map(({ name }) => name).join(', ') || locale;
        throw new ToolError(`This site has no language "${quotedLine(language, 100)}". Use one of: ${names}.`);
      }
      return shelf(await corpus.language(language));
    },
    async openAt(pathname) {
      const { locales, locale } = await corpus.site();
      const fitting = locales.filter(({ path }) => `${pathname}/`.startsWith(path));
      const [best] = fitting.sort((a, b) => b.path.length - a.path.length);
      return shelf(await corpus.language(best?.name ?? locale));
    },
  };
}

/** @returns scheme and host of a site in its language */
function originOf({ url, locale, locales }: SiteFile): string {
  return locales.find(({ name }) => name === locale)?.url ?? url;
}

/**
 *     /docs/a b/#Größe, https://example.org → https://example.org/docs/a%20b/#Gr%C3%B6%C3%9Fe
 */
function addressOf(path: string, origin: string): string {
  const [pathname = '', ...hash] = path.split('#');
  const encoded = encodeURI(decoded(pathname)).replace(/\?/g, '%3F');
  return origin + encoded + (hash.length > 0 ? `#${encodeURI(decoded(hash.join('#')))}` : '');
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * Checks the names of a version and an instance.
 *
 * @throws ToolError that lists the existing names
 */
export function checkNames({ site }: Shelf, version: string | undefined, instance: string | undefined): void {
  const { instances } = site;
  if (instance !== undefined && !instances.some(({ id }) => id === instance))
    throw missing('instance', instance, [...new Set(instances.map(({ id }) => id))]);
  if (version === undefined) return;
  const inScope = instances.filter(({ id }) => instance === undefined || id === instance);
  const names = inScope.flatMap((each) => (each.kind === 'docs' ? each.versions.map(({ name }) => name) : []));
  if (!names.includes(version)) throw missing('version', version, [...new Set(names)]);
}

function missing(kind: string, given: string, names: readonly string[]): ToolError {
  const shown = names.slice(0, 30).map((name) => quotedLine(name, 100));
  return new ToolError(`There is no ${kind} "${quotedLine(given, 100)}". Use one of: ${shown.join(', ')}.`);
}

/** @returns a `ToolError`, whose message is for the model, if a file or page is missing. Rethrows other errors */
export function asToolError(error: unknown): ToolError {
  if (error instanceof ToolError) return error;
  if (isCorpusError(error)) return new ToolError(quotedLine(error.message, 1000));
  throw error;
}
