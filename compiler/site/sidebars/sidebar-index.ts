import type { Breadcrumb, Card, SidebarItem } from '../../../corpus/schema/index.ts';
import { decodePath, encodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { LinkBase } from '../routes/site-link.ts';
import * as graph from '../../incremental/index.ts';
import { isEqual } from '../../values/equal.ts';
import type { DocMetadata, DocIdentity } from '../docs/doc-metadata.ts';
import type { LandingPage } from '../site.ts';
import { cardsOf } from './cards.ts';
import type { FinalCategory, FinalItem } from './items.ts';
import type { Sidebars } from './read-sidebars.ts';
import { docLabel, resolveItems } from './resolve.ts';
import { trailsIn, trailsInCategory, type Crumb, type Trail } from './trails.ts';
import { besideIn, docStop, labelsInOrder, readingOrder, type Neighbours, type Step, type Stop } from './stops.ts';

/** Lookups in a version's sidebars, for the pages of the version. */
export interface SidebarIndex {
  readonly names: string[];
  /** Sidebar name → items, as the viewer renders them. */
  readonly items: Record<string, SidebarItem[]>;
  /** Returns the pages of a sidebar in reading order. */
  stops(sidebar: string): readonly Stop[];
  /** Sidebar name → first page of the sidebar. A sidebar without a page has no entry. */
  readonly landingPages: ReadonlyMap<string, LandingPage>;
  /** Returns the name of a doc's sidebar: the last sidebar that lists the doc. */
  binding(docId: string): string | undefined;
  /** Returns the items above a page, and the page itself; empty if the sidebar doesn't contain the page. */
  breadcrumbs(sidebar: string, href: string): Breadcrumb[];
  /** Returns the pages before and after a doc. Unlisted pages are skipped. */
  neighbours(sidebar: string, docId: string): Neighbours<Stop>;
  /**
   * Returns the cards of a page's category: the category that links to the page, or else contains it. For a page
   * outside of categories, returns the cards of the whole sidebar.
   */
  cards(sidebar: string, href: string): Card[];
}

/** The data about a version's published docs that the index needs. */
export interface IndexedDocs {
  docs: ReadonlyMap<string, DocMetadata>;
  identities: ReadonlyMap<string, DocIdentity>;
  unlisted: () => ReadonlySet<string>;
}

/**
 * Creates the index of a version's sidebars. Functions that return no titles don't depend on titles, so a new title
 * doesn't invalidate their results.
 */
export function indexSidebars(
  sidebars: () => Sidebars,
  { docs, identities, unlisted }: IndexedDocs,
  links: () => LinkBase,
  paginationLabels: () => 'title' | 'sidebar',
): SidebarIndex {
  const itemsOf = (name: string): readonly FinalItem[] => sidebars().get(name) ?? [];
  const itemsIn: (items: readonly FinalItem[]) => SidebarItem[] = graph.family(
    'sidebar items',
    (items: readonly FinalItem[]) => resolveItems(items, (id) => docs.get(id), links(), itemsIn),
  );
  const trailContext: Parameters<typeof trailsIn>[1] = {
    get links() {
      return links();
    },
    hrefOfDoc: (id) => identities.get(id)?.href,
    inside: graph.family(
      'paths in category',
      (category: FinalCategory) => trailsInCategory(category, trailContext),
      Object.is,
    ),
  };
  const ofSidebar = graph.parts((name: string) => {
    const steps = graph.computed(`reading order of ${name}`, () => readingOrder(itemsOf(name)));
    const beside = (by: -1 | 1) => besideIn(steps(), steps(), unlisted(), by);
    const labelBeside = (by: -1 | 1) =>
      paginationLabels() === 'sidebar' ? besideIn(steps(), labelsInOrder(itemsOf(name)), unlisted(), by) : noLabels;
    return {
      steps,
      before: graph.table(`page before in ${name}`, () => beside(-1)),
      after: graph.table(`page after in ${name}`, () => beside(1)),
      labelBefore: graph.table(`label of the page before in ${name}`, () => labelBeside(-1)),
      labelAfter: graph.table(`label of the page after in ${name}`, () => labelBeside(1)),
      trails: graph.table(
        `path in ${name} to`,
        () => trailsIn(itemsOf(name), trailContext),
        (a, b) => a.items === b.items && isEqual(a.crumbs, b.crumbs),
      ),
    };
  });
  const trailOf = (sidebar: string, href: string): Trail | undefined =>
    ofSidebar(sidebar).trails.get(withoutTrailingSlash(href));
  /** Doc id → name of the last sidebar that lists the doc. */
  const bindings = graph.table('sidebar of', () => {
    const keys: Step[] = [];
    const values: string[] = [];
    for (const name of [...sidebars().keys()].reverse())
      for (const step of ofSidebar(name).steps()) {
        keys.push(step);
        values.push(name);
      }
    return { keys, values };
  });
  const stopOf = graph.family('sidebar link to', (id: string): Stop => docStop(docs.get(id)!));
  const stopAt = (step: Step | undefined) => (typeof step === 'string' ? stopOf(step) : step);
  const stops = graph.family('stops of', (name: string) =>
    ofSidebar(name)
      .steps()
      .map((step) => stopAt(step)!),
  );
  const crumb = ({ label, docId, isCategory, href }: Crumb, isLast: boolean): Breadcrumb => {
    const shown = isCategory || docId === undefined ? label! : docLabel(docs.get(docId)!, label);
    const doc = docId === undefined ? undefined : identities.get(docId);
    const path = href === undefined ? doc?.path : decodePath(href);
    return isLast || path === undefined || (doc?.unlisted ?? false) ? { label: shown } : { label: shown, path };
  };
  const breadcrumbs = (sidebar: string, href: string): Breadcrumb[] => {
    const { crumbs = [] } = trailOf(sidebar, href) ?? {};
    return crumbs.map((step, place) => crumb(step, place === crumbs.length - 1));
  };
  const cardsIn = graph.family('cards of', (items: readonly FinalItem[]) => cardsOf(itemsIn(items), docs));
  const items = graph.computed('sidebars', () =>
    Object.fromEntries([...sidebars()].map(([name, inside]) => [name, itemsIn(inside)])),
  );
  const landingPages = graph.computed(
    'landing pages',
    () =>
      new Map(
        [...sidebars().keys()].flatMap((name): [string, LandingPage][] => {
          const first = stopAt(ofSidebar(name).steps()[0]);
          if (!first) return [];
          const label = breadcrumbs(name, encodePath(first.path)).at(-1)?.label ?? first.title;
          return [[name, { path: first.path, label, unlisted: first.unlisted || undefined }]];
        }),
      ),
  );
  return {
    get names() {
      return [...sidebars().keys()];
    },
    get items() {
      return items();
    },
    stops,
    get landingPages() {
      return landingPages();
    },
    binding: (docId) => bindings.get(docId),
    breadcrumbs,
    neighbours(sidebar, docId) {
      const { before, after, labelBefore, labelAfter } = ofSidebar(sidebar);
      const named = (step: Step | undefined, label: string | undefined) =>
        label === undefined ? stopAt(step) : docStop(docs.get(step as string)!, label);
      return {
        previous: named(before.get(docId), labelBefore.get(docId)),
        next: named(after.get(docId), labelAfter.get(docId)),
      };
    },
    cards(sidebar, href) {
      return cardsIn(trailOf(sidebar, href)?.items ?? itemsOf(sidebar));
    },
  };
}

const noLabels: { keys: Step[]; values: undefined[] } = { keys: [], values: [] };
