import { noMemory, type Memory } from '../memory.ts';
import { decodePath, withoutTrailingSlash } from '../url/pathname.ts';
import { rewritePath, type Rewrite } from '../url/rewrite.ts';
import type { LinkInput } from './link.ts';
import { withPartials, type Partials } from './partials.ts';

/** A page that a link may lead to. */
export interface Target {
  path: string;
  /** The ids it holds; absent for pages whose ids aren't known (listings). */
  anchors?: ReadonlySet<string> | undefined;
}

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
  /** Takes in the pages whose ids are asked for. */
  asked?: Set<Target> | undefined;
}

/** @returns the index of link targets of a whole site */
export function indexTargets({ site, sources, files }: LinkInput, partials: Partials, memory: Memory = noMemory): Targets {
  const pages = new Map<string, Target>();
  const bySource = new Map<string, Target>();
  const shelf = memory.shelf('targets');
  for (const { path, source } of site.routes) {
    const lists = source !== undefined && sources.has(source) ? withPartials(source, partials).map((part) => sources.get(part)!.head.anchors) : undefined;
    // The same one as long as it holds the same ids.
    const target = shelf.keep(path, [source, ...(lists ?? [])], (): Target => (lists ? { path, anchors: new Set(lists.flat()) } : { path }));
    if (lists && !bySource.has(source!)) bySource.set(source!, target);
    const key = withoutTrailingSlash(path);
    if (!pages.has(key)) pages.set(key, target);
  }
  const drafts = new Set<string>();
  for (const [path, { file, head }] of sources) {
    if (file.kind === 'document' && head.frontMatter.draft === true && !bySource.has(path)) drafts.add(path);
  }
  const redirects = new Set(site.redirects.map(({ from }) => withoutTrailingSlash(from)));
  return { pages, sources: bySource, drafts, files, redirects, rewrites: site.rewrites };
}

/** @returns the page at a pathname, written raw or encoded, with or without its last slash */
export function pageAt(targets: Targets, pathname: string): Target | undefined {
  return targets.pages.get(withoutTrailingSlash(decodePath(pathname))) ?? targets.pages.get(withoutTrailingSlash(pathname));
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
