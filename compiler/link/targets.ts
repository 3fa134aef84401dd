import * as graph from '../incremental/index.ts';
import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { rewritePath, type Rewrite } from '../../corpus/url/rewrite.ts';
import type { LinkInput } from './link.ts';
import { mayBeUnread, unreadPageNames } from './unread-pages.ts';
import { pageIds } from './page-ids.ts';
import type { Partials } from './partials.ts';

/** A page that a link may lead to. */
export interface Target {
  path: string;
  /** The source that stands on it; absent for pages whose ids aren't known (listings). */
  source?: string | undefined;
}

/** Everything that a link may lead to. */
export type Targets = ReturnType<typeof indexTargets>;

/** @returns the index of link targets of a whole site */
export function indexTargets(input: LinkInput, partials: Partials) {
  const { sources } = input;
  const places = () => input.site.places.values();
  const pages = graph.table('page at', () => {
    const values: Target[] = [...places()];
    return { keys: values.map(({ path }) => withoutTrailingSlash(path)), values };
  });
  const bySource = graph.table('page of', () => {
    const found = [...places()].filter(({ source }) => source !== undefined);
    // A link to the original of a translation leads to the page of the translation.
    const translated = input.originals?.size ? found.filter(({ source }) => input.originals!.has(source!)) : [];
    return {
      keys: [...found.map(({ source }) => source!), ...translated.map(({ source }) => input.originals!.get(source!)!)],
      values: [...found, ...translated],
    };
  });
  const idsOf = graph.family('ids of', (source: string) => pageIds(source, sources, partials));
  const unreadNames = graph.table('names of unread pages', () => unreadPageNames(input.unread ?? []));
  return {
    /** By pathname without its last slash. */
    pages,
    /** By source file. */
    sources: bySource,
    /** Whether a source would be a page but is a draft. */
    isDraft: graph.family('is draft', (source: string) => {
      const { file, head } = sources.get(source) ?? {};
      return file?.kind === 'document' && head?.frontMatter.draft === true && !bySource.has(source);
    }),
    /** Whether a source is a document that has no page of its own: another one is served at its path. */
    isNotServed: graph.family(
      'is not served',
      (source: string) => sources.get(source)?.file.kind === 'document' && !bySource.has(source),
    ),
    /** Whether a source has no page because of a fault of its own, which is reported already. */
    isUnread: graph.family('has a fault of its own', (source: string) => input.unread?.has(source) ?? false),
    /** Whether a pathname may be that of such a source. */
    isUnreadPage: (pathname: string) => mayBeUnread(pathname, unreadNames),
    /** Pathnames of files beside the pages. */
    files: input.files,
    /** Pathnames that redirects answer, without a slash at their end. */
    redirects: graph.table(
      'redirect from',
      () => new Map(input.site.redirects.map(({ from }) => [withoutTrailingSlash(from), true as const])),
    ),
    get rewrites(): readonly Rewrite[] {
      return input.site.rewrites;
    },
    /** The ids on the page of a source. */
    idsOf,
    /** @returns the ids on a page, when they are known */
    idsOn: ({ source }: Target) =>
      source === undefined || !sources.has(source) || isCode(source) ? undefined : idsOf(source).all,
  };
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

/** Whether a page is drawn by code, which alone knows its ids. */
function isCode(source: string): boolean {
  return /\.[jt]sx?$/i.test(source);
}
