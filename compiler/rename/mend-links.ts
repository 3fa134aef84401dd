import { posix } from 'node:path';
import { decodePath, splitUrl, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { findRewrite, fixedPart, keepsRest, type Rewrite } from '../../corpus/url/rewrite.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import {
  assetCandidates,
  dataCandidates,
  documentCandidates,
  partialCandidates,
  type Standpoint,
} from '../link/file-candidates.ts';
import { socialImage } from '../link/required-assets.ts';
import { isData } from '../link/resolve-data.ts';
import { mayBeAsset, relativeTo, withBase } from '../link/resolve-reference.ts';
import { standpointOf } from '../link/standpoint.ts';
import type { Head, Reference } from '../parse/document.ts';
import type { ParsedSource } from '../project/content/parse-sources.ts';
import type { Moves } from './move.ts';
import type { LanguageState, SiteState } from './read-state.ts';
import { encodeSpelling, spellings } from './spellings.ts';

/** An address in a source, and its replacement. */
export interface MendedUrl {
  reference: Reference;
  url: string;
}

/**
 * Finds links whose target changes.
 *
 * @param before the current site
 * @param after the site after the files have moved, before links are updated
 * @returns the new addresses. Broken links are left out
 */
export function mendedUrls(source: ParsedSource, before: SiteState, after: SiteState, moves: Moves): MendedUrl[] {
  const moved = after.sources.get(moves.after(source.file.path));
  if (!moved) return [];
  const context: Context = {
    before: viewOf(before, standpointOf(source.file, before.site.config)),
    after: viewOf(after, standpointOf(moved.file, after.site.config), before, moves),
    moves,
    page: pageOf(source, before, after, moves),
  };
  const isMoved = moves.has(source.file.path);
  const mended: MendedUrl[] = [];
  for (const reference of referencesOf(source.head)) {
    const url = urlAfter(reference, context, isMoved);
    if (url !== undefined && url !== reference.url) mended.push({ reference, url });
  }
  return mended;
}

/** The data for resolving a reference: the file that contains the reference, and the files that exist. */
interface View {
  standpoint: Standpoint;
  /** Whether a document exists at the path. */
  hasDocument(path: string): boolean;
  hasAsset(path: string): boolean;
}

interface Context {
  before: View;
  after: View;
  moves: Moves;
  page: PageContext | undefined;
}

/** The page of a source in one language. */
interface PageContext {
  before: LanguageState;
  after: LanguageState;
  /** Path of the page. Undefined for a partial, because a partial may be on several pages. */
  path: string | undefined;
  movedPath: string | undefined;
  moves: Moves;
}

function viewOf(state: SiteState, standpoint: Standpoint, old: SiteState = state, moves?: Moves): View {
  const moved = moves && new Set([...old.assets].map(moves.after));
  return {
    standpoint,
    hasDocument: (path) => state.sources.has(path),
    hasAsset: (path) => state.assets.has(path) || (moved?.has(path) ?? false),
  };
}

function pageOf({ file }: ParsedSource, before: SiteState, after: SiteState, moves: Moves): PageContext | undefined {
  const isOwn = ({ locale }: LanguageState) => locale === file.translates?.locale;
  const [old, now] = [before, after].map(({ languages }) => languages.find(isOwn) ?? languages[0]);
  if (!old || !now) return undefined;
  const [path, movedPath] = [old.pathOf.get(file.path), now.pathOf.get(moves.after(file.path))];
  return { before: old, after: now, path, movedPath, moves };
}

function* referencesOf(head: Head): Generator<Reference> {
  yield* head.references;
  const image = socialImage(head);
  if (image) yield image;
  for (const { specifier, at } of head.code?.imports ?? [])
    yield { kind: 'text', url: specifier, syntax: 'jsx', at, orModule: true };
}

function urlAfter(reference: Reference, context: Context, isMoved: boolean): string | undefined {
  const { kind, url } = reference;
  if (isExternal(url) || url.startsWith('pathname://')) return undefined;
  if (kind === 'partial') return fileAfter(reference, url, partialCandidates, 'hasDocument', context);
  if (isData(reference)) return dataAfter(reference, context);
  const { pathname, search, hash } = splitUrl(url);
  if (pathname === '') return undefined;
  const file =
    /\.mdx?$/i.test(pathname) && kind === 'link'
      ? fileAfter(reference, pathname, documentCandidates, 'hasDocument', context)
      : kind !== 'link' || mayBeAsset(pathname)
        ? fileAfter(reference, pathname, assetCandidates, 'hasAsset', context)
        : undefined;
  const path = file ?? (kind === 'link' ? addressAfter(pathname, context.page, isMoved) : undefined);
  return path === undefined ? undefined : path + search + hash;
}

type Candidates = (pathname: string, standpoint: Standpoint) => string[];

/** @returns the new path of a file, in the form in which the link is written */
function fileAfter(
  { kind }: Reference,
  pathname: string,
  candidates: Candidates,
  has: 'hasDocument' | 'hasAsset',
  { before, after, moves }: Context,
): string | undefined {
  const find = (written: string, view: View) =>
    [decodePath(written), written].flatMap((path) => candidates(path, view.standpoint)).find(view[has]);
  const found = find(pathname, before);
  const goal = found && moves.after(found);
  if (goal === undefined || find(pathname, after) === goal) return undefined;
  const isBare = kind === 'partial' && !/\.mdx?$/.test(pathname);
  for (const spelling of spellings(decodePath(pathname), goal, after.standpoint)) {
    const written = encodeSpelling(isBare ? spelling.replace(/\.mdx?$/, '') : spelling);
    if (find(written, after) === goal) return written;
  }
  return undefined;
}

/** Returns the new specifier of data or code. Loaders before the path and queries after it are preserved. */
function dataAfter(reference: Reference, { before, after, moves }: Context): string | undefined {
  const [, loader = '', path = '', query = ''] = /^(.*!)?([^?]*)(\?.*)?$/s.exec(reference.url)!;
  if (!/^(?:\.|@site\/)/.test(path)) return undefined;
  const find = ({ standpoint }: View, files: (path: string) => boolean) => dataCandidates(path, standpoint).find(files);
  const known = (file: string) => moves.has(file) || before.hasAsset(file);
  const found = find(before, known);
  const base = dataCandidates(path, before.standpoint)[0]!;
  const goal = found === undefined ? base : moves.after(found);
  if (dataCandidates(path, after.standpoint).includes(goal)) return undefined;
  // A specifier without a file extension stays without one: `./data` → `./new/data`.
  const left = found === undefined ? '' : found.slice(base.length);
  const [spelling] = spellings(path, goal.slice(0, goal.length - left.length), after.standpoint);
  return loader + spelling + query;
}

/** @returns the new address of a page, in the form in which the link is written */
function addressAfter(pathname: string, page: PageContext | undefined, isMoved: boolean): string | undefined {
  if (!page) return undefined;
  const { before, after, path, movedPath, moves } = page;
  const isAbsolute = pathname.startsWith('/');
  if (!isAbsolute && (path === undefined || movedPath === undefined)) return undefined;
  const whole = (base: string | undefined, { config }: LanguageState) =>
    withoutTrailingSlash(decodePath(isAbsolute ? withBase(pathname, { config }) : relativeTo(base!, pathname)));
  const written = whole(path, before);
  const through = before.pages.has(written) ? undefined : findRewrite(written, before.site.rewrites);
  const target = before.pages.get(through ? withoutTrailingSlash(through.path) : written);
  if (!target) return undefined;
  const place = target.source === undefined ? target.path : after.pathOf.get(moves.after(target.source));
  if (place === undefined || (!isMoved && place === target.path)) return undefined;
  // If the link uses a rewrite, and the rewrite also matches the new path, the link still uses it.
  const goal = (through && rewrittenFrom(place, through.rewrite)) ?? place;
  if (whole(movedPath, after) === withoutTrailingSlash(goal)) return undefined;
  const { baseUrl } = after.config;
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

/** @returns the pathname at which a rewrite shows a page; undefined if it doesn't show that page */
function rewrittenFrom(path: string, rewrite: Rewrite): string | undefined {
  const [from, to] = [fixedPart(rewrite.from), fixedPart(rewrite.to)];
  return keepsRest(rewrite) && path.startsWith(to) ? from + path.slice(to.length) : undefined;
}
