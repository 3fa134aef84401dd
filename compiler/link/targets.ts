import * as graph from '../incremental/index.ts';
import { findAddress, type Found } from '../addresses/find-address.ts';
import { openAddresses } from '../addresses/open-addresses.ts';
import { hasNoText } from '../diagnostics/has-no-text.ts';
import type { LinkInput } from './link.ts';
import { mayBeUnread, unreadPageNames } from './unread-pages.ts';
import { pageIds } from './page-ids.ts';
import type { Partials } from './partials.ts';

/** A page that a link may lead to. */
export interface Target {
  path: string;
  /** The source of the page; absent for pages whose ids aren't known (listings). */
  source?: string | undefined;
}

/** A page or file that a link leads to; pages of other languages are pages of other sites. */
export type FoundTarget = Found<Target, true> | { kind: 'other-language' };

/** Everything that a link may lead to. */
export type Targets = ReturnType<typeof indexTargets>;

/** @returns the index of link targets of a whole site */
export function indexTargets(input: LinkInput, partials: Partials) {
  const { sources } = input;
  const places = () => input.site.places.values();
  const addresses = openAddresses<Target>(input.site, input.files);
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
    pages: addresses.pages,
    /** By source file. */
    sources: bySource,
    /** Whether a source would be a page but is a draft. */
    isDraft: graph.family('is draft', (source: string) => {
      const { file, head } = sources.get(source) ?? {};
      return file?.kind === 'document' && head?.frontMatter.draft === true && !bySource.has(source);
    }),
    /** Whether a source is a document without its own page, because another source is served at its path. */
    isNotServed: graph.family(
      'is not served',
      (source: string) => sources.get(source)?.file.kind === 'document' && !bySource.has(source),
    ),
    /** Whether a source has no page because of an error in it, which is already reported. */
    isUnread: graph.family('has a fault of its own', (source: string) => input.unread?.has(source) ?? false),
    /** Whether a pathname may belong to such a source. */
    isUnreadPage: (pathname: string) => mayBeUnread(pathname, unreadNames),
    addresses,
    /** The addresses of the other languages in the same compile. */
    otherLanguages: () => input.otherLanguages?.() ?? [],
    /** Pathnames of files next to the pages. */
    files: input.files,
    /** The ids on the page of a source. */
    idsOf,
    /** @returns the ids on a page, if they are known */
    idsOn: ({ source }: Target) =>
      source === undefined || !sources.has(source) || isCode(source) || hasNoText(sources.get(source)!.head)
        ? undefined
        : idsOf(source).all,
  };
}

/**
 * @param pathname with the base URL, decoded or encoded
 * @returns the page or file in the language of the page, otherwise in another language of the same output
 */
export function findTarget(targets: Targets, pathname: string): FoundTarget | undefined {
  const own = findAddress(pathname, targets.addresses);
  if (own) return own;
  for (const addresses of targets.otherLanguages()) {
    const found = findAddress(pathname, addresses);
    if (found) return { kind: 'other-language' };
  }
  return undefined;
}

/** Whether code renders a page, so that only the code knows its ids. */
function isCode(source: string): boolean {
  return /\.[jt]sx?$/i.test(source);
}
