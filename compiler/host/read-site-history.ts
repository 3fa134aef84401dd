import type { Head } from '../parse/document.ts';
import { needsHistory } from '../site/blog/post-date.ts';
import type { SourceFile } from '../source/source.ts';
import { readHistory, type History } from './history.ts';
import type { OpenSite } from './open-site.ts';

/**
 * The history of each file, read only when a collection shows it, or a post has no other date.
 *
 * @param dirs the content folders, relative to the site's
 */
export async function readSiteHistory(
  { dir, config }: OpenSite,
  dirs: string[],
  sources: Iterable<{ file: SourceFile; head: Head }>,
): Promise<History> {
  const { docs, pages, blog, changelog } = config;
  const isShown = [...docs, ...pages, ...blog, ...changelog].some(
    (options) => options.showLastUpdateTime || options.showLastUpdateAuthor,
  );
  if (isShown) return readHistory(dir, dirs);
  const isNeeded = [...sources].some(
    ({ file, head }) =>
      file.kind === 'document' && file.collection?.kind === 'blog' && needsHistory(file.relativePath, head),
  );
  // A post that history gives no date either is reported itself.
  return { commits: isNeeded ? (await readHistory(dir, dirs)).commits : new Map(), diagnostics: [] };
}
