import { posix } from 'node:path';

/** The location of a reference, and the folders that it may mean. All paths are relative to the site's folder. */
export interface Standpoint {
  /** The file that contains the reference. */
  source: string;
  /** For a translation: its original. Files that aren't next to the translation are searched next to the original. */
  original?: string | undefined;
  /** The content folders of its collection; the folder of the version comes first. */
  contentDirs: readonly string[];
  staticDirs: readonly string[];
  /** Aliases of folders and files. */
  aliases: Readonly<Record<string, string>>;
}

/**
 * The files that a Markdown file link may mean, the likeliest first. They are in the folder of the file, in the content
 * folders, and in the site's folder. `./` and `../` mean only the file's own folder; `/x.md` starts at the content
 * folders.
 *
 *     ./a.md   /guides/a.md   a.md   @site/docs/a.md   @parts/a.md
 */
export function documentCandidates(pathname: string, standpoint: Standpoint): string[] {
  const { contentDirs, aliases } = standpoint;
  const named = byName(pathname, aliases);
  if (named !== undefined) return [named];
  const own = ownFolders(standpoint);
  if (/^\.\.?\//.test(pathname)) return own.map((folder) => posix.join(folder, pathname));
  const folders = pathname.startsWith('/') ? [...contentDirs, '.'] : [...own, ...contentDirs, '.'];
  return unique(folders.map((folder) => posix.join(folder, pathname)));
}

/** The files that the import of a partial may mean: as for a file link, with or without an extension. */
export function partialCandidates(specifier: string, standpoint: Standpoint): string[] {
  const pathname = specifier.replaceAll('\\_', '_');
  const paths = documentCandidates(pathname, standpoint);
  return /\.mdx?$/.test(pathname) ? paths : paths.flatMap((path) => [`${path}.mdx`, `${path}.md`]);
}

/**
 * The files that an image or an asset may mean. `@site/x` is in the site's folder, an alias in its own folder, and `/x`
 * in each static folder. Any other path is next to the file.
 */
export function assetCandidates(pathname: string, standpoint: Standpoint): string[] {
  const { staticDirs, aliases } = standpoint;
  const named = byName(pathname, aliases);
  if (named !== undefined) return [named];
  if (pathname.startsWith('/')) return unique(staticDirs.map((folder) => posix.join(folder, pathname)));
  return ownFolders(standpoint).map((folder) => posix.join(folder, pathname));
}

function ownFolders({ source, original }: Standpoint): string[] {
  return [source, ...(original === undefined ? [] : [original])].map((file) => posix.dirname(file));
}

/**
 * The files that the import of data may mean: as for an asset. A path with a leading slash is also read as a file link.
 * The source of a module may be imported without an extension, like the module itself.
 */
export function dataCandidates(specifier: string, standpoint: Standpoint): string[] {
  const pathname = dataPath(specifier);
  const asAsset = assetCandidates(pathname, standpoint);
  const paths = pathname.startsWith('/') ? unique([...asAsset, ...documentCandidates(pathname, standpoint)]) : asAsset;
  return paths.flatMap((path) => [
    path,
    ...(posix.extname(path) === '' ? moduleExtensions.map((extension) => path + extension) : []),
  ]);
}

const moduleExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/** `!!raw-loader!./a.js` → `./a.js`, `./a.js?raw` → `./a.js` */
function dataPath(specifier: string): string {
  return specifier.replace(/^.*!/s, '').replace(/\?.*$/s, '');
}

/** The path of `@site/…` or an alias. */
function byName(pathname: string, aliases: Standpoint['aliases']): string | undefined {
  if (pathname.startsWith('@site/')) return posix.normalize(pathname.slice('@site/'.length));
  const alias = Object.keys(aliases)
    .filter((name) => pathname === name || pathname.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return alias === undefined ? undefined : posix.join(aliases[alias]!, pathname.slice(alias.length));
}

/** Whether a path is within the site's folder or one of the folders that the config names. */
export function isContained(path: string, folders: readonly string[]): boolean {
  const normal = posix.normalize(path);
  if (!normal.startsWith('../') && normal !== '..' && !posix.isAbsolute(normal)) return true;
  return folders
    .map((folder) => posix.normalize(folder))
    .some((folder) => normal === folder || normal.startsWith(`${folder}/`));
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}
