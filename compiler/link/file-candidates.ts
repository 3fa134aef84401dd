import { posix } from 'node:path';

/** Where a reference stands, and the folders it may mean. All paths are relative to the site's folder. */
export interface Standpoint {
  /** The file that holds the reference. */
  source: string;
  /** Of a translation: the file that it is one of. What is not beside the translation is looked for beside that. */
  original?: string | undefined;
  /** The content folders of its collection, the version's own first. */
  contentDirs: readonly string[];
  staticDirs: readonly string[];
  /** Names that stand for folders and files. */
  aliases: Readonly<Record<string, string>>;
}

/**
 * The files that a Markdown file link may mean, the likeliest first: the folder of the file itself, the content
 * folders, the site's folder. `./` and `../` mean the file's own folder alone; `/x.md` starts at the content folders.
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

/** The files that the import of a partial may mean: as a file link, with or without its extension. */
export function partialCandidates(specifier: string, standpoint: Standpoint): string[] {
  const pathname = specifier.replaceAll('\\_', '_');
  const paths = documentCandidates(pathname, standpoint);
  return /\.mdx?$/.test(pathname) ? paths : paths.flatMap((path) => [`${path}.mdx`, `${path}.md`]);
}

/**
 * The files that an image or an asset may mean: `@site/x` from the site's folder, an alias from its own, `/x` in each
 * static folder, all else beside the file.
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
 * The files that the import of data may mean: as an asset, and what starts with a slash as a file link too. The text
 * of a module may be imported without its extension, as modules are imported.
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

/** The path behind `@site/…` or an alias. */
function byName(pathname: string, aliases: Standpoint['aliases']): string | undefined {
  if (pathname.startsWith('@site/')) return posix.normalize(pathname.slice('@site/'.length));
  const alias = Object.keys(aliases)
    .filter((name) => pathname === name || pathname.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return alias === undefined ? undefined : posix.join(aliases[alias]!, pathname.slice(alias.length));
}

/** Whether a path stays within the site's folder or one of the folders that the config names. */
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
