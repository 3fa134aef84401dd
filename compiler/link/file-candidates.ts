import { posix } from 'node:path';

/**
 * The file that contains a reference, and the folders in which the target is looked up. All paths are relative to the
 * site's folder.
 */
export interface Standpoint {
  /** The file that contains the reference. */
  source: string;
  /**
   * The original, if the file is a translation. Targets that aren't next to the translation are looked up next to the
   * original.
   */
  original?: string | undefined;
  /** Content folders of the file's collection. The folder of its version comes first. */
  contentDirs: readonly string[];
  staticDirs: readonly string[];
  /** Aliases: name → folder or file. */
  aliases: Readonly<Record<string, string>>;
}

/**
 * Returns the candidate files of a Markdown file link, the most likely file first. Candidates are in the folder of the
 * linking file, in the content folders, and in the site's folder. A path with `./` or `../` is looked up only in the
 * folder of the linking file. A path such as `/x.md` is looked up in the other folders.
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

/**
 * Returns the candidate files for an import of a partial, by the rules for file links. The file extension may be
 * omitted.
 */
export function partialCandidates(specifier: string, standpoint: Standpoint): string[] {
  const pathname = specifier.replaceAll('\\_', '_');
  const paths = documentCandidates(pathname, standpoint);
  return /\.mdx?$/.test(pathname) ? paths : paths.flatMap((path) => [`${path}.mdx`, `${path}.md`]);
}

/**
 * Returns the candidate files for the address of an image or asset. `@site/x` is looked up in the site's folder, and
 * `/x` in the static folders. An aliased path is looked up in the alias's folder. All other paths are relative to the
 * file.
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
 * Returns the candidate files for an import of data, by the rules for assets. A path with a leading slash is also
 * looked up by the rules for file links. The extension of a module may be omitted: `./chart` may mean `./chart.tsx`.
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

/** Removes loaders and queries from a specifier: `!!raw-loader!./a.js` → `./a.js`, `./a.js?raw` → `./a.js`. */
function dataPath(specifier: string): string {
  return specifier.replace(/^.*!/s, '').replace(/\?.*$/s, '');
}

/** Returns the path that a specifier with `@site/` or an alias means; undefined for other specifiers. */
function byName(pathname: string, aliases: Standpoint['aliases']): string | undefined {
  if (pathname.startsWith('@site/')) return posix.normalize(pathname.slice('@site/'.length));
  const alias = Object.keys(aliases)
    .filter((name) => pathname === name || pathname.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return alias === undefined ? undefined : posix.join(aliases[alias]!, pathname.slice(alias.length));
}

/** Whether a path is in the site's folder, or in a folder that the config names. */
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
