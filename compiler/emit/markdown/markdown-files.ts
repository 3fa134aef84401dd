import { toMarkdown } from '../../../corpus/markdown/to-markdown.ts';
import type { Body, Page } from '../../../corpus/schema/index.ts';
import type { Site } from '../../site/site.ts';
import { belowBase } from '../../../corpus/url/pathname.ts';
import * as graph from '../../incremental/index.ts';
import { isUntranslated } from '../../config/locales.ts';
import { withDirective, type MarkdownSettings } from './directive.ts';

/**
 * Page path → path of the page's Markdown file:
 *
 *     /docs/installation/ → docs/installation.md      / → index.md
 */
export type MarkdownFiles = ReadonlyMap<string, string | undefined>;

/**
 * Computes the paths of Markdown files. React pages and untranslated pages have no Markdown file. A page also has none
 * if its Markdown path is the path of another page.
 *
 * @param originals path of a translated source → path of its original
 */
export function openMarkdownFiles(
  site: Pick<Site, 'places' | 'redirects' | 'pages' | 'config'>,
  originals?: ReadonlyMap<string, string>,
): MarkdownFiles {
  const isMarkdown = /\.md\/*$/i;
  /**
   * Paths of the pages whose path ends with `.md`. Changes of other pages don't cause a rerun of code that depends on
   * this list.
   */
  const pages = graph.gather('pages with a Markdown extension', site.places, ({ path }) =>
    isMarkdown.test(path) ? [path] : [],
  );
  const taken = graph.computed('occupied file names', () => {
    const redirects = site.redirects.map(({ from }) => from).filter((path) => isMarkdown.test(path));
    return new Set([...pages(), ...redirects].map((path) => fold(nameOf(path, site.config))));
  });
  const bare = graph.computed(
    'pages that are all code',
    () => new Set(site.pages.flatMap((page) => (page.bare ? [page.path] : []))),
  );
  return graph.each('file of Markdown', site.places, () => {
    const { config } = site;
    const [names, codePages] = [taken(), bare()];
    const translations = originals && new Map(originals);
    return ({ path, source }): string | undefined => {
      if (source === undefined || codePages.has(path) || isUntranslated(source, config, translations)) return undefined;
      const file = `${nameOf(path, config) || 'index'}.md`;
      return names.size > 0 && names.has(fold(file)) ? undefined : file;
    };
  });
}

/** @returns the paths without the Markdown files that a static file replaces */
export function markdownBeside(
  files: MarkdownFiles,
  input: { readonly staticFiles: ReadonlyMap<string, string> },
): MarkdownFiles {
  return graph.each('Markdown of', files, () => {
    const { staticFiles } = input;
    return (file) => (file === undefined || staticFiles.has(file) ? undefined : file);
  });
}

/** Whether an output file is the Markdown of a page. */
export function isMarkdownFile(file: string, files: MarkdownFiles, { baseUrl }: Site['config']): boolean {
  if (!file.endsWith('.md')) return false;
  const name = file.slice(0, -'.md'.length);
  const paths = [baseUrl + name, `${baseUrl}${name}/`, ...(name === 'index' ? [baseUrl, baseUrl.slice(0, -1)] : [])];
  return paths.some((path) => files.get(path) === file);
}

function nameOf(path: string, config: Site['config']): string {
  return belowBase(path, config).replace(/^\/+|\/+$/g, '');
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Whether a page has a body that can be converted to Markdown. List pages and React pages have none. */
export function hasText(page: Page): page is Page & { body: Body } {
  return 'body' in page && !('bare' in page && page.bare);
}

/** @returns a page's Markdown, with its title as first heading, and a line that names `llms.txt` */
export function pageMarkdown(page: Page & { body: Body }, config: MarkdownSettings): string {
  return withDirective(toMarkdown(page, { base: config.url }), config);
}
