import type { Doc, DocsInstance, Site } from '../site/site.ts';
import { layoutMessages } from '../../corpus/messages/layout.ts';
import { docsName, searchMessages } from '../../corpus/messages/search.ts';
import { listLocales } from '../config/locales.ts';
import { translated, type Texts } from '../config/translations.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { escapeText } from '../../corpus/markdown/escape.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { SidebarItem } from '../../corpus/schema/index.ts';
import { withoutDirective } from './markdown/directive.ts';
import type { MarkdownFiles } from './markdown/markdown-files.ts';
import type { Artifact } from './output.ts';

interface Section {
  /** File name for the section without extension, used if the section is too long for `llms.txt`. */
  name: string;
  title: string;
  pages: { path: string; title: string; description: string }[];
}

/** Returns the content of an output file. */
export type ReadText = (file: string) => Promise<string>;

/** The maximum length of a file, in characters. Some agents truncate longer files. */
const mostCharacters = 45_000;

/**
 * Generates `llms.txt`: a list of the site's pages with links to their Markdown. The list contains the docs of the
 * default version, and links to other versions and languages. A section that is too long is written to separate files.
 * Pages that are unlisted or hidden from search engines are omitted.
 *
 * @param markdownFiles page path → path of the page's Markdown file
 * @param texts UI strings in the site's language, by id
 */
export function llmsFiles(site: Site, markdownFiles: MarkdownFiles, texts: Texts = {}): TextArtifact[] {
  const { config } = site;
  if (!config.llms || config.noIndex) return [];
  const lists = (sections: readonly Section[]) =>
    sections.map((section): List => ({
      ...section,
      lines: section.pages.map((page) => entry(page, site, markdownFiles)),
    }));
  const main = lists(sectionsIn(site, markdownFiles, texts));
  const old = lists(withMarkdown(otherVersions(site, texts), markdownFiles));
  const files = old.map((list) => filesOf(list, site));
  const others = [
    ...chapter(
      say(texts, 'theme.navbar.mobileVersionsDropdown.label'),
      files.flatMap((each) => each.map((file) => linkTo(file, site))),
    ),
    ...chapter(say(texts, 'theme.navbar.mobileLanguageDropdown.label'), languageLinks(site)),
  ];
  // The longest sections move to separate files, until `llms.txt` is short enough.
  const parts = main.map((list) => ({ list, lines: list.lines, files: [] as TextArtifact[] }));
  const text = () =>
    joined([...headOf(site), ...parts.flatMap(({ list, lines }) => chapter(list.title, lines)), ...others]);
  for (const part of [...parts].sort((a, b) => lengthOf(b.lines) - lengthOf(a.lines))) {
    if (text().length <= mostCharacters) break;
    part.files = filesOf(part.list, site);
    part.lines = part.files.map((file) => linkTo(file, site));
  }
  return [{ path: 'llms.txt', text: text() }, ...parts.flatMap((part) => part.files), ...files.flat()];
}

type TextArtifact = Artifact & { text: string; title?: string };

/** A section with a line for each page. */
interface List extends Section {
  lines: readonly string[];
}

function entry(
  { path, title, description }: Section['pages'][number],
  site: Site,
  markdownFiles: MarkdownFiles,
): string {
  const text = words(description);
  return `- [${words(title)}](${markdownUrl(path, site, markdownFiles)})${text === '' ? '' : `: ${text}`}`;
}

/** Splits a section into files of at most `mostCharacters`. */
function filesOf({ name, title, lines }: List, site: Site): TextArtifact[] {
  const [first = '', ...rest] = headOf(site);
  const head = (number: number) => [`${first}: ${words(title)}${number > 1 ? ` (${number})` : ''}`, ...rest, ''];
  const groups: string[][] = [];
  let length = Infinity;
  for (const line of lines) {
    if (length + line.length + 1 > mostCharacters) {
      groups.push([]);
      length = joined(head(groups.length)).length;
    }
    groups.at(-1)!.push(line);
    length += line.length + 1;
  }
  return groups.map((group, index) => ({
    path: `llms/${name}${index > 0 ? `-${index + 1}` : ''}.txt`,
    title: index > 0 ? `${title} (${index + 1})` : title,
    text: joined([...head(index + 1), ...group]),
  }));
}

function linkTo({ path, title = '' }: TextArtifact, { config }: Site): string {
  return `- [${words(title)}](${config.url}${encodePath(config.baseUrl + path)})`;
}

function languageLinks({ config }: Site): string[] {
  const { currentLocale } = config.i18n;
  return listLocales(config)
    .filter(({ name }) => name !== currentLocale)
    .map(({ label, path, url }) => `- [${words(label)}](${url ?? config.url}${encodePath(path)}llms.txt)`);
}

function chapter(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${words(title)}`, '', ...lines];
}

function joined(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

/**
 * Generates `llms-full.txt`: the Markdown of all pages in `llms.txt`.
 *
 * @param written the pages that have a Markdown file in the output
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
    yield `\n<!-- ${markdownUrl(path, site, markdownFiles)} -->\n\n${withoutDirective(await read(markdownFiles.get(path)!))}`;
}

function sectionsIn(site: Site, markdownFiles: MarkdownFiles, texts: Texts): Section[] {
  return withMarkdown(listSections(site, texts), markdownFiles);
}

function withMarkdown(sections: readonly Section[], markdownFiles: MarkdownFiles): Section[] {
  return sections
    .map((section) => ({
      ...section,
      pages: section.pages.filter(({ path }) => markdownFiles.get(path) !== undefined),
    }))
    .filter(({ pages }) => pages.length > 0);
}

function markdownUrl(path: string, { config }: Site, markdownFiles: MarkdownFiles): string {
  return config.url + encodePath(config.baseUrl + markdownFiles.get(path)!);
}

function headOf({ config }: Site): string[] {
  return [`# ${words(config.title)}`, ...(config.tagline === '' ? [] : ['', `> ${words(config.tagline)}`])];
}

function listSections({ docs, blogs, pages }: Site, texts: Texts): Section[] {
  return [
    ...docs.map((instance) => ({
      name: `docs-${instance.id}`,
      title: docsName(instance.id, say(texts, 'lectern.search.docs')),
      pages: docsPages(instance.versions.find(({ isLast }) => isLast)),
    })),
    ...blogs.map(({ kind, id, title, posts }) => ({
      name: `${kind}-${id}`,
      title,
      pages: posts.filter(({ unlisted }) => !unlisted),
    })),
    {
      name: 'pages',
      title: say(texts, 'lectern.search.pages'),
      pages: pages
        .filter(({ unlisted, title }) => !unlisted && title !== '')
        .sort((a, b) => compareText(a.path, b.path)),
    },
  ];
}

function otherVersions({ docs }: Site, texts: Texts): Section[] {
  return docs.flatMap(({ id, versions }) =>
    versions
      .filter(({ isLast }) => !isLast)
      .map((version) => ({
        name: `docs-${id}-${version.name}`,
        title: `${docsName(id, say(texts, 'lectern.search.docs'))} ${version.label}`,
        pages: docsPages(version),
      })),
  );
}

/** Returns the docs of a version: first those in sidebars, in sidebar order. */
function docsPages(version: DocsInstance['versions'][number] | undefined): Doc[] {
  if (!version || version.noIndex) return [];
  const inSidebars = Object.values(version.sidebars)
    .flatMap(docIds)
    .flatMap((id) => version.docs.get(id) ?? []);
  const byPath = [...version.docs.values()].sort((a, b) => compareText(a.path, b.path));
  return [...new Set([...inSidebars, ...byPath])].filter(({ unlisted }) => !unlisted);
}

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    return [item.docId ?? [], item.type === 'category' ? docIds(item.items) : []].flat();
  });
}

const labels = { ...searchMessages, ...layoutMessages };

function say(texts: Texts, id: 'lectern.search.docs' | 'lectern.search.pages' | keyof typeof layoutMessages): string {
  return translated<string>(texts, id, labels[id] as string);
}

/** @returns a string as one line, escaped for Markdown */
function words(text: string): string {
  // For most strings, this test avoids the slow replacement.
  return escapeText((/\s{2}|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim());
}
