import * as graph from '../incremental/index.ts';
import { findAddress, type Found } from '../addresses/find-address.ts';
import { openAddresses } from '../addresses/open-addresses.ts';
import { hasNoText } from '../diagnostics/has-no-text.ts';
import type { LinkInput } from './link.ts';
import { mayBeUnread, unreadPageNames } from './unread-pages.ts';
import { pageIds } from './page-ids.ts';
import type { Partials } from './partials.ts';

/** A page that a link can lead to. */
export interface Target {
  path: string;
  /** Source of the page. Absent for list pages, whose ids are unknown. */
  source?: string | undefined;
}

/**
 * The target of a link. Pages in other languages are a separate kind, because the viewer can't render them without
 * loading another `site.json`.
 */
export type FoundTarget = Found<Target, true> | { kind: 'other-language' };

/** The pages, files and ids that links can lead to. */
export type Targets = ReturnType<typeof indexTargets>;

/** Creates the index of link targets of a site. */
export function indexTargets(input: LinkInput, partials: Partials) {
  const { sources } = input;
  const places = () => input.site.places.values();
  const addresses = openAddresses<Target>(input.site, input.files);
  const bySource = graph.table('page of', () => {
    const found = [...places()].filter(({ source }) => source !== undefined);
    // A link to the original of a translated source leads to the translated page.
    const translated = input.originals?.size ? found.filter(({ source }) => input.originals!.has(source!)) : [];
    return {
      keys: [...found.map(({ source }) => source!), ...translated.map(({ source }) => input.originals!.get(source!)!)],
      values: [...found, ...translated],
    };
  });
  const idsOf = graph.family('ids of', (source: string) => pageIds(source, sources, partials));
  const unreadNames = graph.table('names of unread pages', () => unreadPageNames(input.unread ?? []));
  return {
    /** Pages by pathname without trailing slash. */
    pages: addresses.pages,
    /** Pages by source. */
    sources: bySource,
    /** Returns whether a source has no page because it is a draft. */
    isDraft: graph.family('is draft', (source: string) => {
      const { file, head } = sources.get(source) ?? {};
      return file?.kind === 'document' && head?.frontMatter.draft === true && !bySource.has(source);
    }),
    /** Returns whether a document has no page because another source has the same path. */
    isNotServed: graph.family(
      'is not served',
      (source: string) => sources.get(source)?.file.kind === 'document' && !bySource.has(source),
    ),
    /** Returns whether a source has no page because of an error that is already reported. */
    isUnread: graph.family('has a reported error', (source: string) => input.unread?.has(source) ?? false),
    /** Returns whether a pathname may belong to a source that could not be read. */
    isUnreadPage: (pathname: string) => mayBeUnread(pathname, unreadNames),
    addresses,
    /** The pages of the other languages in the same output. */
    otherLanguages: () => input.otherLanguages?.() ?? [],
    /** Pathnames of static and generated files. */
    files: input.files,
    /** Returns the ids on the page of a source. */
    idsOf,
    /** Returns the ids on a page, if they are known. */
    idsOn: ({ source }: Target) =>
      source === undefined || !sources.has(source) || isCode(source) || hasNoText(sources.get(source)!.head)
        ? undefined
        : idsOf(source).all,
  };
}

/**
 * Finds the page or file at a pathname. Languages are searched in this order: the site's own, other languages in the
 * output.
 *
 * @param pathname includes the base URL; decoded or encoded
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

/** Whether a source is code (a React page), so that the ids on its page are unknown. */
function isCode(source: string): boolean {
  return /\.[jt]sx?$/i.test(source);
}
