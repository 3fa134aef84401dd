import type { Doc, DocsInstance, Site } from '../site/site.ts';
import { docsName, searchMessages } from '../../corpus/messages/search.ts';
import { translated, type Texts } from '../config/translations.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { escapeText } from '../../corpus/markdown/escape.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { SidebarItem } from '../../corpus/schema/index.ts';
import type { MarkdownFiles } from './markdown/markdown-files.ts';
import type { Artifact } from './output.ts';

interface Section {
  title: string;
  pages: { path: string; title: string; description: string }[];
}

/** Returns the content of an output file. */
export type ReadText = (file: string) => Promise<string>;

/**
 * Generates `llms.txt`: a list of the site's pages with links to their Markdown. Docs are from the last
 * version only. Pages that are unlisted or hidden from search engines are omitted.
 *
 * @param markdownFiles page path → path of the page's Markdown file
 * @param texts UI strings in the site's language, by id
 */
export function llmsFile(site: Site, markdownFiles: MarkdownFiles, texts: Texts = {}): (Artifact & { text: string })[] {
  const { config } = site;
  if (!config.llms || config.noIndex) return [];
  const lines = sectionsIn(site, markdownFiles, texts).flatMap(({ title, pages }) => [
    '',
    `## ${words(title)}`,
    '',
    ...pages.map(
      (page) =>
        `- [${words(page.title)}](${markdownUrl(page.path, site, markdownFiles)})${page.description === '' ? '' : `: ${words(page.description)}`}`,
    ),
  ]);
  return [{ path: 'llms.txt', text: `${[...headOf(site), ...lines].join('\n')}\n` }];
}

/**
 * Generates `llms-full.txt`: the Markdown of all pages in `llms.txt`.
 *
 * @param written the pages whose Markdown is written
 */
export function llmsFullFile(
  site: Site,
  markdownFiles: MarkdownFiles,
  written: ReadonlySet<string>,
  read: ReadText,
): Artifact[] {
  const { config } = site;
  if (!config.llms || !config.llms.full || config.noIndex) return [];
  const sections = sectionsIn(site, markdownFiles, {});
  const pages = sections.flatMap((section) => section.pages).filter(({ path }) => written.has(path));
  return [{ path: 'llms-full.txt', parts: wholeText(site, markdownFiles, pages, read) }];
}

async function* wholeText(
  site: Site,
  markdownFiles: MarkdownFiles,
  pages: Section['pages'],
  read: ReadText,
): AsyncGenerator<string> {
  yield `${headOf(site).join('\n')}\n`;
  for (const { path } of pages)
    yield `\n<!-- ${markdownUrl(path, site, markdownFiles)} -->\n\n${await read(markdownFiles.get(path)!)}`;
}

function sectionsIn(site: Site, markdownFiles: MarkdownFiles, texts: Texts): Section[] {
  return listSections(site, texts)
    .map(({ title, pages }) => ({ title, pages: pages.filter(({ path }) => markdownFiles.get(path) !== undefined) }))
    .filter(({ pages }) => pages.length > 0);
}

function markdownUrl(path: string, { config }: Site, markdownFiles: MarkdownFiles): string {
  return config.url + encodePath(config.baseUrl + markdownFiles.get(path)!);
}

function headOf({ config }: Site): string[] {
  return [`# ${words(config.title)}`, ...(config.tagline === '' ? [] : ['', `> ${words(config.tagline)}`])];
}

function listSections({ docs, blogs, pages }: Site, texts: Texts): Section[] {
  const say = (id: 'lectern.search.docs' | 'lectern.search.pages') => translated<string>(texts, id, searchMessages[id]);
  return [
    ...docs.map((instance) => ({
      title: docsName(instance.id, say('lectern.search.docs')),
      pages: docsPages(instance),
    })),
    ...blogs.map(({ title, posts }) => ({ title, pages: posts.filter(({ unlisted }) => !unlisted) })),
    {
      title: say('lectern.search.pages'),
      pages: pages
        .filter(({ unlisted, title }) => !unlisted && title !== '')
        .sort((a, b) => compareText(a.path, b.path)),
    },
  ];
}

/** Returns the docs of the last version: first those in sidebars, in sidebar order. */
function docsPages({ versions }: DocsInstance): Doc[] {
  const last = versions.find(({ isLast }) => isLast);
  if (!last || last.noIndex) return [];
  const inSidebars = Object.values(last.sidebars)
    .flatMap(docIds)
    .flatMap((id) => last.docs.get(id) ?? []);
  const byPath = [...last.docs.values()].sort((a, b) => compareText(a.path, b.path));
  return [...new Set([...inSidebars, ...byPath])].filter(({ unlisted }) => !unlisted);
}

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    return [item.docId ?? [], item.type === 'category' ? docIds(item.items) : []].flat();
  });
}

/** @returns a string as one line, escaped for Markdown */
function words(text: string): string {
  // For most strings, this test avoids the slow replacement.
  return escapeText((/\s{2}|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim());
}
