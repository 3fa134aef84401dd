import type { Doc, DocsInstance, Site } from '../site/site.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { encodePath } from '../url/pathname.ts';
import type { SidebarItem } from '../corpus/index.ts';
import type { Artifact } from './artifact.ts';

interface Section {
  title: string;
  pages: { path: string; title: string; description: string }[];
}

/**
 * `llms.txt`, the pages of the site with links to their Markdown, and `llms-full.txt`, all of that Markdown. Of docs
 * the last version; what is unlisted or hidden from search engines is left out.
 *
 * @param twins where the Markdown of pages is written, by their path
 * @param texts that Markdown, by path
 */
export function llmsFiles(site: Site, twins: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): (Artifact & { text: string })[] {
  const { config } = site;
  if (!config.llms || config.noIndex) return [];
  const url = (path: string) => config.url + encodePath(config.baseUrl + twins.get(path)!);
  const sections = listSections(site)
    .map(({ title, pages }) => ({ title, pages: pages.filter(({ path }) => twins.has(path)) }))
    .filter(({ pages }) => pages.length > 0);
  const lines = sections.flatMap(({ title, pages }) => [
    '',
    `## ${title}`,
    '',
    ...pages.map((page) => `- [${escapeLabel(page.title)}](${url(page.path)})${page.description === '' ? '' : `: ${oneLine(page.description)}`}`),
  ]);
  const head = [`# ${config.title}`, ...(config.tagline === '' ? [] : ['', `> ${oneLine(config.tagline)}`])];
  const files = [{ path: 'llms.txt', text: `${[...head, ...lines].join('\n')}\n` }];
  if (config.llms.full) {
    const whole = sections.flatMap(({ pages }) => pages.map(({ path }) => `<!-- ${url(path)} -->\n\n${texts.get(path)!}`));
    files.push({ path: 'llms-full.txt', text: `${[`${head.join('\n')}\n`, ...whole].join('\n')}` });
  }
  return files;
}

function listSections({ docs, blogs, pages }: Site): Section[] {
  return [
    ...docs.map((instance) => ({ title: instance.id === 'default' ? 'Docs' : capitalised(instance.id), pages: docsPages(instance) })),
    ...blogs.map(({ title, posts }) => ({ title, pages: posts.filter(({ unlisted }) => !unlisted) })),
    { title: 'Pages', pages: pages.filter(({ unlisted, title }) => !unlisted && title !== '').sort((a, b) => compareText(a.path, b.path)) },
  ];
}

/** The docs of the last version, those of sidebars first and in their order. */
function docsPages({ versions }: DocsInstance): Doc[] {
  const last = versions.find(({ isLast }) => isLast);
  if (!last || last.noIndex) return [];
  const inSidebars = Object.values(last.sidebars).flatMap(docIds).flatMap((id) => last.docs.get(id) ?? []);
  const byPath = [...last.docs.values()].sort((a, b) => compareText(a.path, b.path));
  return [...new Set([...inSidebars, ...byPath])].filter(({ unlisted }) => !unlisted);
}

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    return [item.docId ?? [], item.type === 'category' ? docIds(item.items) : []].flat();
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeLabel(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&');
}
