import { posix } from 'node:path';

/** Where a reference stands, and the folders it may mean. All paths are relative to the site's folder. */
export interface Standpoint {
  /** The file that holds the reference. */
  source: string;
  /** The content folders of its collection, the version's own first. */
  contentDirs: readonly string[];
  staticDirs: readonly string[];
}

/**
 * The files that a Markdown file link may mean, the likeliest first: the folder of the file itself, the content
 * folders, the site's folder. `./` and `../` mean the file's own folder alone; `/x.md` starts at the content folders.
 *
 *     ./a.md   /guides/a.md   a.md   @site/docs/a.md
 */
export function documentCandidates(pathname: string, { source, contentDirs }: Standpoint): string[] {
  if (pathname.startsWith('@site/')) return [posix.normalize(pathname.slice('@site/'.length))];
  const own = posix.dirname(source);
  if (/^\.\.?\//.test(pathname)) return [posix.join(own, pathname)];
  const folders = pathname.startsWith('/') ? [...contentDirs, '.'] : [own, ...contentDirs, '.'];
  return unique(folders.map((folder) => posix.join(folder, pathname)));
}

/** The files that the import of a partial may mean: as a file link, with or without its extension. */
export function partialCandidates(specifier: string, standpoint: Standpoint): string[] {
  const pathname = specifier.replaceAll('\\_', '_');
  const paths = documentCandidates(pathname, standpoint);
  return /\.mdx?$/.test(pathname) ? paths : paths.flatMap((path) => [`${path}.mdx`, `${path}.md`]);
}

/**
 * The files that an image or an asset may mean: `@site/x` from the site's folder, `/x` in each static folder, all
 * else beside the file.
 */
export function assetCandidates(pathname: string, { source, staticDirs }: Standpoint): string[] {
  if (pathname.startsWith('@site/')) return [posix.normalize(pathname.slice('@site/'.length))];
  if (pathname.startsWith('/')) return unique(staticDirs.map((folder) => posix.join(folder, pathname)));
  return [posix.join(posix.dirname(source), pathname)];
}

/** Whether a path stays within the site's folder or one of the folders that the config names. */
export function isContained(path: string, folders: readonly string[]): boolean {
  const normal = posix.normalize(path);
  if (!normal.startsWith('../') && normal !== '..' && !posix.isAbsolute(normal)) return true;
  return folders.some((folder) => normal.startsWith(`${posix.normalize(folder)}/`));
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}
