import { posix } from 'node:path';
import type {
  ContentLanguage,
  ContentLink,
  ContentSource,
  LinkedFile,
  SiteContent,
} from '../../../../compiler/index.ts';
import type { Moves } from '../move.ts';
import { encodeSpelling, spellings } from '../text/spellings.ts';
import { decodePath, splitUrl, withoutTrailingSlash } from '../text/urls.ts';

/** An address in a source, and its replacement. */
export interface MendedUrl {
  reference: ContentLink;
  url: string;
}

/**
 * Finds links whose target changes.
 *
 * @param before the current site
 * @param after the site after the files have moved, before links are updated
 * @returns the links that need a new address. Broken links are omitted
 */
export function mendedUrls(source: ContentSource, before: SiteContent, after: SiteContent, moves: Moves): MendedUrl[] {
  const moved = after.sources.get(moves.after(source.path));
  if (!moved) return [];
  const movedAssets = new Set([...before.assets].map(moves.after));
  const context: Context = {
    before: viewOf(before, source, (file) => before.assets.has(file)),
    after: viewOf(after, moved, (file) => after.assets.has(file) || movedAssets.has(file)),
    moves,
    page: pageOf(source, before, after, moves),
  };
  const isMoved = moves.has(source.path);
  return source.links.flatMap((reference) => {
    const url = urlAfter(reference, context, isMoved);
    return url === undefined || url === reference.url ? [] : [{ reference, url }];
  });
}

/** The site before or after the move, as seen from the file that contains a link. */
interface View {
  source: ContentSource;
  candidates(file: LinkedFile, path: string): readonly string[];
  hasAsset(path: string): boolean;
  has(file: LinkedFile, path: string): boolean;
}

interface Context {
  before: View;
  after: View;
  moves: Moves;
  page: PageContext | undefined;
}

/** The page that a source generates in one language, before and after the move. */
interface PageContext {
  before: ContentLanguage;
  after: ContentLanguage;
  /** Path of the page. Undefined for a partial, because a partial may be on several pages. */
  path: string | undefined;
  movedPath: string | undefined;
  moves: Moves;
}

function viewOf(content: SiteContent, source: ContentSource, hasAsset: (file: string) => boolean): View {
  return {
    source,
    candidates: (file, path) => content.candidates(source, file, path),
    hasAsset,
    has: (file, path) => (file === 'document' || file === 'partial' ? content.sources.has(path) : hasAsset(path)),
  };
}

function pageOf(
  { path: file, translates }: ContentSource,
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
): PageContext | undefined {
  const isOwn = ({ locale }: ContentLanguage) => locale === translates?.locale;
  const [old, now] = [before, after].map(({ languages }) => languages.find(isOwn) ?? languages[0]);
  if (!old || !now) return undefined;
  const [path, movedPath] = [old.pathOf.get(file), now.pathOf.get(moves.after(file))];
  return { before: old, after: now, path, movedPath, moves };
}

function urlAfter({ kind, url, file }: ContentLink, context: Context, isMoved: boolean): string | undefined {
  if (file === 'partial') return fileAfter(file, url, context);
  if (file === 'data') return dataAfter(url, context);
  const { pathname, search, hash } = splitUrl(url);
  if (pathname === '') return undefined;
  const path =
    (file && fileAfter(file, pathname, context)) ??
    (kind === 'link' ? addressAfter(pathname, context.page, isMoved) : undefined);
  return path === undefined ? undefined : path + search + hash;
}

/** @returns the new path of a file, in the style of the existing link: relative, `@site/…` or absolute */
function fileAfter(file: LinkedFile, pathname: string, { before, after, moves }: Context): string | undefined {
  const find = (written: string, view: View) =>
    [decodePath(written), written]
      .flatMap((path) => view.candidates(file, path))
      .find((candidate) => view.has(file, candidate));
  const found = find(pathname, before);
  const goal = found && moves.after(found);
  if (goal === undefined || find(pathname, after) === goal) return undefined;
  const isBare = file === 'partial' && !/\.mdx?$/.test(pathname);
  for (const spelling of spellings(decodePath(pathname), goal, after.source.lookup)) {
    const written = encodeSpelling(isBare ? spelling.replace(/\.mdx?$/, '') : spelling);
    if (find(written, after) === goal) return written;
  }
  return undefined;
}

/**
 * Returns the new specifier of an imported data or code file: `!!raw-loader!./a.ts?x`. Preserves loaders and queries.
 */
function dataAfter(specifier: string, { before, after, moves }: Context): string | undefined {
  const [, loader = '', path = '', query = ''] = /^(.*!)?([^?]*)(\?.*)?$/s.exec(specifier)!;
  if (!/^(?:\.|@site\/)/.test(path)) return undefined;
  const candidates = before.candidates('data', path);
  const found = candidates.find((file) => moves.has(file) || before.hasAsset(file));
  const base = candidates[0]!;
  const goal = found === undefined ? base : moves.after(found);
  if (after.candidates('data', path).includes(goal)) return undefined;
  // If the specifier has no file extension, the new one has none: `./data` → `./new/data`.
  const left = found === undefined ? '' : found.slice(base.length);
  const [spelling] = spellings(path, goal.slice(0, goal.length - left.length), after.source.lookup);
  return loader + spelling + query;
}

/** @returns the new address of a page, as relative or absolute as the existing link. A trailing slash is preserved */
function addressAfter(pathname: string, page: PageContext | undefined, isMoved: boolean): string | undefined {
  if (!page) return undefined;
  const { before, after, path, movedPath, moves } = page;
  const isAbsolute = pathname.startsWith('/');
  if (!isAbsolute && (path === undefined || movedPath === undefined)) return undefined;
  const written = before.addressOf(pathname, path);
  const through = before.pages.has(written) ? undefined : before.rewrite(written);
  const target = before.pages.get(through ? withoutTrailingSlash(through.path) : written);
  if (!target) return undefined;
  const place = target.source === undefined ? target.path : after.pathOf.get(moves.after(target.source));
  if (place === undefined || (!isMoved && place === target.path)) return undefined;
  // If the link leads through a rewrite that also matches the new path, the new link uses this rewrite.
  const goal = (through && rewrittenFrom(place, through.rewrite)) ?? place;
  if (after.addressOf(pathname, movedPath) === withoutTrailingSlash(goal)) return undefined;
  const { baseUrl } = after;
  const isBased = baseUrl !== '/' && pathname.startsWith(baseUrl);
  const bare = withoutTrailingSlash(
    isAbsolute ? (isBased ? goal : `/${goal.slice(baseUrl.length)}`) : relative(movedPath!, goal),
  );
  const dotted = pathname.startsWith('./') && !bare.startsWith('.') ? `./${bare}` : bare;
  return encodeSpelling(pathname.endsWith('/') && dotted !== '/' ? `${dotted}/` : dotted);
}

// Returns a relative address. Browsers resolve it against the folder of the page: `/docs/a` and `/docs/` are
// both in `/docs/`.
function relative(from: string, to: string): string {
  return posix.relative(from.slice(0, from.lastIndexOf('/') + 1), to) || '.';
}

/** @returns the pathname that a rewrite maps to a page; undefined if the rewrite does not lead to the page */
function rewrittenFrom(path: string, { from, to }: { from: string; to: string }): string | undefined {
  const rest = /:\w+\*$/;
  const target = to.replace(rest, '');
  return target !== to && path.startsWith(target) ? from.replace(rest, '') + path.slice(target.length) : undefined;
}
