import { filePath } from '../../../corpus/file-paths.ts';
import type { BlogSidebarFile, SidebarItem } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { CorpusError } from '../../corpus/fetch-json.ts';
import type { Corpus, CorpusFile } from '../../corpus/corpus.ts';
import { expectFields, expectFile, isObject, malformed } from '../../corpus/shape.ts';
import type { Sidebar } from '../sidebar/sidebar.ts';
import { groupByYear } from './group-by-year.ts';

type Item = BlogSidebarFile['items'][number];

/** If a list has more posts than this number, the posts are grouped by year. */
const short = 10;

/**
 * Loads the list of posts next to a blog's pages.
 *
 * @returns undefined for a blog without such a list
 * @throws CorpusError
 */
export async function loadBlogSidebar(
  instance: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Sidebar | undefined> {
  try {
    const { title, items } = await corpus.load(blogSidebarFile(instance), signal);
    return items.length === 0 ? undefined : { kind: 'blog', title, items: blogSidebarItems(items) };
  } catch (error) {
    if (error instanceof CorpusError && error.problem === 'missing') return undefined;
    throw error;
  }
}

/** Converts posts to sidebar items. A long list is grouped by year. */
export function blogSidebarItems(items: Item[]): SidebarItem[] {
  if (items.length <= short) return items.map(sidebarLink);
  return groupByYear(items).flatMap(({ year, items: posts }): SidebarItem[] => {
    const links = posts.map(sidebarLink);
    return year === undefined
      ? links
      : [{ type: 'category', label: String(year), collapsible: false, collapsed: false, items: links }];
  });
}

function sidebarLink({ path, title, unlisted }: Item): SidebarItem {
  return { type: 'link', label: title, href: encodePath(path), ...(unlisted && { unlisted }) };
}

/** Returns the corpus file that contains the posts for the column next to a blog's pages. */
export function blogSidebarFile(instance: string): CorpusFile<BlogSidebarFile> {
  const address = filePath('blog-sidebar', { instance });
  return { address, check: (value) => checkBlogSidebar(value, address) };
}

function checkBlogSidebar(value: unknown, name: string): BlogSidebarFile {
  const file = expectFile(value, name);
  expectFields(file, name, { title: 'string', items: 'array' });
  for (const item of file.items as unknown[]) {
    if (!isObject(item)) throw malformed(name, 'contains something that is not a post');
    expectFields(item, name, { path: 'string', title: 'string' });
  }
  return file as unknown as BlogSidebarFile;
}
