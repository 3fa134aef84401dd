import path from 'node:path';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { readChangedFiles, type ChangedFiles } from './project/git/changed-files.ts';
import { isInside } from './fs/inside.ts';
import type { Stages } from './stages.ts';
import { decodePath, splitUrl } from '../corpus/url/pathname.ts';
import { isExternal } from '../corpus/url/policy.ts';

/** The links of a document. */
interface Linked {
  references: readonly { url: string }[];
}

/** A site's pages and documents, for finding the files that depend on a changed file. */
export interface Dependence {
  sources: ReadonlyMap<string, Linked>;
  /** Source → paths of its page in all languages, without trailing slash. */
  pathsOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Filters diagnostics: returns the diagnostics of files that differ from a commit, or that depend on a
 * changed file.
 *
 * @param stages updated stages
 * @param ref a branch, a tag or a commit
 */
export async function diagnosticsSince(
  diagnostics: readonly Diagnostic[],
  stages: Stages,
  ref: string,
): Promise<Diagnostic[]> {
  const { dir, outDir } = stages.project;
  const output = path.relative(dir, outDir);
  const files = await readChangedFiles(dir, ref, (file) => !isInside(output, file));
  const pathsOf = new Map<string, string[]>();
  for (const { site } of stages.languages())
    for (const { path: address, source } of site.places.values())
      if (source !== undefined) pathsOf.set(source, [...(pathsOf.get(source) ?? []), plain(address)]);
  const sources = new Map(
    Array.from(stages.parsed.sources, ([source, { head }]) => [source, { references: head.references }] as const),
  );
  const isReported = touched(files, { sources, pathsOf });
  return diagnostics.filter(({ place, related = [] }) => [place, ...related].some((each) => isReported(each.path)));
}

/** @returns a function that checks whether a file has changed, or depends on a changed file */
export function touched(
  { changed, removed }: ChangedFiles,
  { sources, pathsOf }: Dependence,
): (file: string) => boolean {
  const all = new Set([...changed, ...removed]);
  const addresses = new Set([...changed].flatMap((file) => pathsOf.get(file) ?? []));
  // The address of a removed file is unknown. A link is assumed to point to the file if it ends with the file's name.
  const names = new Set([...removed].map(nameOf));
  const leadsThere = (source: string, url: string) => {
    if (isExternal(url)) return false;
    const pathname = decodePath(splitUrl(url).pathname);
    if (filesMeant(pathname, source).some((file) => all.has(file))) return true;
    const [own = '/'] = pathsOf.get(source) ?? [];
    const address = plain(path.posix.resolve('/', own, '..', pathname));
    return addresses.has(address) || addresses.has(plain(pathname)) || names.has(nameOf(pathname));
  };
  const referred = new Set(
    [...sources].flatMap(([source, { references }]) =>
      references.flatMap(({ url }) => filesMeant(decodePath(splitUrl(url).pathname), source)),
    ),
  );
  // A changed settings file may affect all pages.
  if ([...all].some((file) => isSetting(file) && !sources.has(file) && !referred.has(file))) return () => true;
  return (file) =>
    all.has(file) || (sources.get(file)?.references ?? []).some(({ url }) => url !== '' && leadsThere(file, url));
}

const indexes = ['/index.md', '/index.mdx', '/README.md', '/index.ts', '/index.js'];
const ends = ['', '.md', '.mdx', '.js', '.jsx', '.ts', '.tsx', ...indexes];

/**
 * @returns the possible target files of a link. The path is relative to the file's folder or its collection. `/…` and
 * `@site/…` are relative to the site, the collection or `static`
 */
function filesMeant(pathname: string, source: string): string[] {
  if (pathname === '') return [];
  const inSite = pathname.replace(/^@site\//, '/');
  const [collection = '.'] = source.split('/');
  const bases = inSite.startsWith('/') ? ['.', collection, 'static'] : [path.posix.dirname(source), collection];
  return bases.flatMap((base) => ends.map((end) => path.posix.join(base, inSite + end)));
}

/**
 * Returns the last segment of a page's URL, as far as the file name shows it: `docs/1-start/Install.md` → `install`.
 * For an index file, the folder's name.
 */
function nameOf(file: string): string {
  const parts = file.toLowerCase().replace(/\/+$/, '').split('/');
  const last = parts.at(-1)!.replace(/\.mdx?$/, '');
  const name = /^(?:index|readme)$/.test(last) ? (parts.at(-2) ?? last) : last;
  return name.replace(/^\d+[\s\-_.]+/, '');
}

function isSetting(file: string): boolean {
  return (
    /\.(?:json|ya?ml|[cm]?[jt]sx?)$/.test(file) && !/(?:^|\/)(?:package(?:-lock)?\.json|\.[^/]*(?:\/.*)?)$/.test(file)
  );
}

function plain(address: string): string {
  return address.replace(/(.)\/+$/, '$1');
}
