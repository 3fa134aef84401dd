import { keepColumn } from '../columns.ts';
import type { Memory } from '../memory.ts';
import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { rewritePath, type Rewrite } from '../../corpus/url/rewrite.ts';
import type { Head } from '../parse/document.ts';
import type { LinkInput } from './link.ts';
import { withPartials, type Partials } from './partials.ts';

/** A page that a link may lead to. */
export interface Target {
  path: string;
  /** The sources whose ids it holds, its own and its partials; absent for pages whose ids aren't known (listings). */
  parts?: readonly string[] | undefined;
}

/** The ids of a page, source by source. */
export type Anchors = readonly (readonly string[])[];

/** Everything that a link may lead to. */
export interface Targets {
  /** By pathname without its last slash. */
  pages: ReadonlyMap<string, Target>;
  /** By source file. */
  sources: ReadonlyMap<string, Target>;
  /** Sources that would be pages but are drafts. */
  drafts: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** Pathnames that redirects answer, without a slash at their end. */
  redirects: ReadonlySet<string>;
  rewrites: readonly Rewrite[];
}

/** @returns the index of link targets of a whole site; the ids on pages are no part of it */
export function indexTargets(
  { site, sources, files }: LinkInput,
  partials: Partials,
  drafts: ReadonlySet<string>,
): Targets {
  const pages = new Map<string, Target>();
  const bySource = new Map<string, Target>();
  for (const { path, source } of site.routes) {
    const target: Target =
      source !== undefined && sources.has(source) ? { path, parts: withPartials(source, partials) } : { path };
    if (target.parts && !bySource.has(source!)) bySource.set(source!, target);
    const key = withoutTrailingSlash(path);
    if (!pages.has(key)) pages.set(key, target);
  }
  const redirects = new Set(site.redirects.map(({ from }) => withoutTrailingSlash(from)));
  return { pages, sources: bySource, drafts, files, redirects, rewrites: site.rewrites };
}

/** The sources that would be pages but are drafts. */
export function listDrafts({ site, sources }: LinkInput, memory: Memory): Set<string> {
  const written = keepColumn(memory, 'written as drafts', [...sources.values()], ({ file, head }) =>
    file.kind === 'document' && head.frontMatter.draft === true ? file.path : undefined,
  );
  return memory.keep('drafts', [written, site.places], () => {
    const served = new Set(site.routes.map(({ source }) => source));
    return new Set(written.filter((path) => path !== undefined && !served.has(path)) as string[]);
  });
}

/** @returns the ids of a page, when they are known: the same lists as long as its sources hold the same ids */
export function anchorsOf({ parts }: Target, sources: ReadonlyMap<string, { head: Head }>): Anchors | undefined {
  return parts?.map((part) => sources.get(part)?.head.anchors ?? []);
}

/** @returns the page at a pathname, written raw or encoded, with or without its last slash */
export function pageAt(targets: Targets, pathname: string): Target | undefined {
  return (
    targets.pages.get(withoutTrailingSlash(decodePath(pathname))) ?? targets.pages.get(withoutTrailingSlash(pathname))
  );
}

/** Whether readers who follow a pathname are led to a page by a redirect or a rewrite. */
export function isLedOn(targets: Targets, pathname: string): boolean {
  const path = decodePath(pathname);
  if (targets.redirects.has(withoutTrailingSlash(path))) return true;
  const rewritten = rewritePath(path, targets.rewrites);
  return rewritten !== undefined && pageAt(targets, rewritten) !== undefined;
}

/** Whether a static host would answer this pathname with a file. */
export function hasFileAt(targets: Targets, pathname: string): boolean {
  const path = decodePath(pathname);
  const bare = withoutTrailingSlash(path);
  return [path, `${bare}.html`, `${bare}/index.html`.replace('//', '/')].some((file) => targets.files.has(file));
}
