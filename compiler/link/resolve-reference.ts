import { posix } from 'node:path';
import { atLevel, diagnose, type Level } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Reference } from '../parse/document.ts';
import {
  decodeId,
  decodePath,
  encodePath,
  idInHash,
  joinPath,
  splitUrl,
  withoutTrailingSlash,
} from '../../corpus/url/pathname.ts';
import { isExternal, isSafeUrl } from '../../corpus/url/policy.ts';
import type { Config } from '../config/config.ts';
import { assetCandidates, documentCandidates, isContained } from './file-candidates.ts';
import { incompleteUrl, withScheme } from './incomplete-url.ts';
import { isData, resolveData } from './resolve-data.ts';
import { namedFolders } from './standpoint.ts';
import type { Asset } from './link.ts';
import { broken, fine, notPublic, place, type ReferenceContext, type Resolution } from './resolution.ts';
import { atMostWarn, pageInOtherCase } from './other-case.ts';
import { findTarget, type FoundTarget, type Target } from './targets.ts';

/**
 * Resolves a link, image or asset by the rules of Docusaurus. If versions of Docusaurus have different rules, the
 * rules of the newest version apply. For example, a file link is first looked up next to the file.
 */
export function resolveReference(reference: Reference, context: ReferenceContext): Resolution {
  const { url } = reference;
  if (isData(reference)) return resolveData(reference, context);
  if (!isSafeUrl(url, reference.kind === 'image' ? 'image' : 'link'))
    return broken({ ...reference, url: '#' }, [diagnose('unsafe-url', place(reference, context), { url })]);
  if (url.startsWith('pathname://'))
    return fine({ kind: 'file', href: plainAddress(url.slice('pathname://'.length), context), target: '_self' });
  if (isExternal(url)) return { ...fine({ kind: 'external', href: url }), diagnostics: incomplete(reference, context) };
  const { pathname, hash } = splitUrl(url);
  // The `src` of an iframe may be a page or a file.
  const isFile =
    reference.kind === 'image' || (reference.kind === 'asset' && (reference.syntax !== 'html' || mayBeAsset(pathname)));
  if (isFile) return resolveAsset(reference, context);
  if (pathname === '')
    return {
      resolved: { kind: 'page', href: url },
      diagnostics: anchorDiagnostics(reference, hash, context.page, context),
    };
  if (/\.mdx?$/i.test(pathname)) return resolveFileLink(reference, context);
  if (mayBeAsset(pathname)) {
    const asset = findAsset(pathname, context);
    if (asset?.refused !== undefined) return notPublic(reference, asset.refused, context);
    if (asset) return fine({ kind: 'file', href: asset.href + hash, target: '_blank' });
    if (pathname.startsWith('@site/')) return resolveAsset(reference, context);
  }
  return resolveUrl(reference, context);
}

/** Reports a URL that no browser can open, because its scheme, host or recipient is missing. */
function incomplete(reference: Reference, context: ReferenceContext): Diagnostic[] {
  const { url } = reference;
  const found = incompleteUrl(url);
  return found ? [diagnose('incomplete-url', place(reference, context), { url, ...found })] : [];
}

/**
 * Returns a value unchanged whose meaning only the site's own code defines. Reports a value that looks like an
 * external address without scheme.
 */
function leftToCode(reference: Reference, context: ReferenceContext): Resolution {
  const { url } = reference;
  const near = withScheme(url);
  return {
    ...fine({ kind: 'external', href: url }),
    diagnostics:
      near === undefined ? [] : [diagnose('incomplete-url', place(reference, context), { url, lack: 'scheme', near })],
  };
}

/** @returns the resolution of a link to a page. It contains the link's query and hash */
function toPage(target: Target, reference: Reference, context: ReferenceContext): Resolution {
  const { search, hash } = splitUrl(reference.url);
  return {
    resolved: { kind: 'page', href: encodePath(target.path) + search + hash },
    diagnostics: anchorDiagnostics(reference, hash, target, context),
  };
}

/** Whether the path of a link may mean a file to copy. A path that ends with `.html` always means a page. */
export function mayBeAsset(pathname: string): boolean {
  return pathname.startsWith('@site/') || (/\.[a-z\d]+$/i.test(pathname) && !/\.html$/i.test(pathname));
}

function resolveAsset(reference: Reference, context: ReferenceContext): Resolution {
  const { pathname, hash } = splitUrl(reference.url);
  const asset = findAsset(pathname, context);
  if (asset?.refused !== undefined) return notPublic(reference, asset.refused, context);
  if (asset) {
    const { href, width, height } = asset;
    return fine({ kind: 'file', href: href + hash, target: '_blank', width, height });
  }
  const tried = assetCandidates(decodePath(pathname), context.standpoint);
  if (!tried.some((path) => isContained(path, namedFolders(context.standpoint)))) {
    return broken(reference, [diagnose('outside-site', place(reference, context), { url: reference.url })]);
  }
  const rule = reference.kind === 'image' ? 'missing-image' : 'missing-asset';
  const diagnostic = diagnose(rule, place(reference, context), {
    url: reference.url,
    tried,
    near: withScheme(reference.url) ?? context.nearest(tried[0]!, context.assets.keys()),
  });
  if (reference.syntax === 'markdown') return broken(reference, [diagnostic]);
  // Browsers load an address in HTML or in a component. So it may be the address of any published file.
  if (isServed(pathname, context)) return fine({ kind: 'external', href: reference.url });
  return broken(reference, atLevel('warn', diagnostic));
}

/** Whether a static or generated file has this pathname. The pathname includes the base URL. */
function isServed(pathname: string, { targets }: ReferenceContext): boolean {
  return targets.files.has(decodePath(pathname)) || targets.files.has(pathname);
}

function findAsset(pathname: string, { assets, standpoint }: ReferenceContext): Asset | undefined {
  const candidates = [decodePath(pathname), pathname].flatMap((path) => assetCandidates(path, standpoint));
  return candidates.map((candidate) => assets.get(candidate)).find(Boolean);
}

function resolveFileLink(reference: Reference, context: ReferenceContext): Resolution {
  const { targets, config } = context;
  const { pathname } = splitUrl(reference.url);
  const candidates = documentCandidates(decodePath(pathname), context.standpoint);
  const known = candidates.filter((candidate) => targets.sources.has(candidate));
  const [found] = known;
  const other = known.find((candidate) => targets.sources.get(candidate)!.path !== targets.sources.get(found!)!.path);
  if (found !== undefined) {
    const target = targets.sources.get(found)!;
    const linked = toPage(target, reference, context);
    // Older versions of Docusaurus looked in the linking file's folder last, so the author may have meant the other
    // file.
    if (found === candidates[0] && other !== undefined && !pathname.startsWith('/')) {
      linked.diagnostics.push(
        diagnose('ambiguous-file-link', place(reference, context), { url: reference.url, chosen: found, other }, [
          { path: found, message: 'Lectern links to this file' },
          { path: other, message: 'Lectern would link to this file if the other file did not exist' },
        ]),
      );
    }
    return linked;
  }
  const draft = candidates.find((candidate) => targets.isDraft(candidate));
  if (draft !== undefined) {
    const diagnostic = diagnose('draft-link', place(reference, context), { url: reference.url, source: draft });
    return broken(reference, atLevel(config.onBrokenMarkdownLinks, diagnostic));
  }
  if (candidates.some((candidate) => targets.isUnread(candidate))) return broken(reference, []);
  const absolute = absolutePath(pathname, context);
  const served = findTarget(targets, absolute);
  if (served) return toFound(served, absolute, reference, context);
  if (mayMeanAnything(reference)) return fine({ kind: 'external', href: reference.url });
  // The linking file is not suggested, because a misspelt link probably means another file.
  const others = without(targets.sources.keys(), [context.standpoint.source, context.standpoint.original]);
  const near = asWritten(context.nearest(candidates[0]!, others), pathname, context);
  const source = candidates.find((candidate) => targets.isNotServed(candidate));
  const diagnostic = diagnose('broken-markdown-link', place(reference, context), { url: reference.url, near, source });
  return broken(reference, atLevel(levelFor(reference, config.onBrokenMarkdownLinks), diagnostic));
}

function* without(names: Iterable<string>, own: readonly (string | undefined)[]): Generator<string> {
  for (const name of names) if (!own.includes(name)) yield name;
}

// Formats a suggestion in the same form as the author's link: `docs/guides/a.md` → `./a.md`.
function asWritten(path: string | undefined, pathname: string, { standpoint }: ReferenceContext): string | undefined {
  if (path === undefined || pathname.startsWith('/') || pathname.startsWith('@site/')) return path;
  const relative = posix.relative(posix.dirname(standpoint.source), path);
  return relative.startsWith('../') || !pathname.startsWith('.') ? relative : `./${relative}`;
}

/** @returns the resolution of a link whose URL is the address of a page or a file */
function toFound(found: FoundTarget, absolute: string, reference: Reference, context: ReferenceContext): Resolution {
  if (found.kind === 'page') return toPage(found.page, reference, context);
  const { search, hash } = splitUrl(reference.url);
  const href = encodeOnce(absolute) + search + hash;
  if (found.kind === 'redirect' || found.kind === 'rewrite') return fine({ kind: 'page', href });
  // The address is a file, or a page in another language. The viewer can't render either of them, so the browser must
  // load it.
  return fine({ kind: 'file', href, target: '_self' });
}

/** @returns an author's pathname as an absolute path, with the base URL */
function absolutePath(pathname: string, context: ReferenceContext): string {
  return pathname.startsWith('/') ? withBase(pathname, context) : relativeTo(context.page.path, pathname);
}

function resolveUrl(reference: Reference, context: ReferenceContext): Resolution {
  const { targets, config } = context;
  const { pathname, search, hash } = splitUrl(reference.url);
  const absolute = absolutePath(pathname, context);
  const found = findTarget(targets, absolute);
  if (found) return toFound(found, absolute, reference, context);
  const href = encodeOnce(absolute) + search + hash;
  const resolved = decodePath(absolute);
  if (targets.isUnreadPage(resolved)) return { resolved: { kind: 'broken', href }, diagnostics: [] };
  if (mayMeanAnything(reference)) return leftToCode(reference, context);
  const other = pageInOtherCase(resolved, targets);
  const near =
    other?.path ??
    withScheme(reference.url) ??
    context.nearest(resolved, without(targets.pages.keys(), [withoutTrailingSlash(context.page.path)]));
  const diagnostic = diagnose('broken-link', place(reference, context), { url: reference.url, resolved, near });
  const level = levelFor(reference, config.onBrokenLinks);
  return other
    ? {
        resolved: { kind: 'page', href: encodePath(other.path) + search + hash },
        diagnostics: atLevel(atMostWarn(level), diagnostic),
      }
    : { resolved: { kind: 'broken', href }, diagnostics: atLevel(level, diagnostic) };
}

/**
 * Whether an address may be correct although no page has it. A form may send data to it, or a component of the site
 * may build another address from it: `<Source to="lib/main.py">`. A prop that starts with `/` or `.` counts as a link.
 */
function mayMeanAnything({ syntax, url, isService }: Reference): boolean {
  if (isService) return true;
  return syntax === 'jsx-own' && !/^(?:[./]|@site\/)/.test(url);
}

/**
 * Returns at most `warn` for elements in MDX. Another program may serve their addresses, or a component of the site
 * may prefix the path of a version.
 */
function levelFor({ syntax }: Reference, level: Level): Level {
  return syntax === 'jsx-element' || syntax === 'jsx-own' ? atMostWarn(level) : level;
}

function anchorDiagnostics(
  reference: Reference,
  hash: string,
  target: Target,
  context: ReferenceContext,
): Diagnostic[] {
  const id = idInHash(hash);
  const ids = id === '' ? undefined : context.targets.idsOn(target);
  if (id === 'top' || !ids || ids.has(id) || ids.has(decodeId(id))) return [];
  const near = context.nearest(decodeId(id), ids);
  const diagnostic = diagnose('broken-anchor', place(reference, context), {
    url: reference.url,
    path: target.path,
    near,
  });
  return atLevel(context.config.onBrokenAnchors, diagnostic);
}

// Resolves a relative path as browsers do: `a/b/` + `../c` → `a/c`. `URL` requires an origin, so a fixed origin is
// used.
export function relativeTo(base: string, pathname: string): string {
  return decodePath(new URL(encodeOnce(pathname), `http://site${encodePath(base)}`).pathname);
}

// Normalises an address as browsers do: resolves `..` and encodes it.
function plainAddress(url: string, context: ReferenceContext): string {
  const { pathname, search, hash } = splitUrl(url);
  return pathname.startsWith('/') ? encodeOnce(withBase(relativeTo('/', pathname), context)) + search + hash : url;
}

/** @returns a pathname with the base URL. The base URL is added if missing */
export function withBase(pathname: string, { config: { baseUrl } }: { config: Pick<Config, 'baseUrl'> }): string {
  const inside = pathname === baseUrl.slice(0, -1) || pathname.startsWith(baseUrl);
  return inside ? pathname : joinPath(baseUrl, pathname);
}

function encodeOnce(pathname: string): string {
  return encodePath(decodePath(pathname));
}
